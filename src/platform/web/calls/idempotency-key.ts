/** Keys of unanswered writes, by what was sent: sending the same again must take effect only once. */
const unanswered = new Map<string, string>()

/** 32 hexadecimal digits. Not `randomUUID`, which is unavailable without HTTPS. */
const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )

/** The key for a write: the one from its unanswered attempt, or a new one. */
export const keyFor = (sent: string): string => unanswered.get(sent) ?? newKey()

/** Keeps the key for a retry; call `forgetKey` once an answer has arrived. */
export const keepKey = (sent: string, key: string): void => {
  unanswered.set(sent, key)
}
export const forgetKey = (sent: string): void => {
  unanswered.delete(sent)
}
