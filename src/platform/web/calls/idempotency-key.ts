/** Keys of writes that got no answer, by what was sent: sending the same again must have one effect. */
const unanswered = new Map<string, string>()

/** 32 hexadecimal digits. Not `randomUUID`, which a page without HTTPS does not have. */
const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )

/** The key for a write: that of its unanswered twin, or a new one. */
export const keyFor = (sent: string): string => unanswered.get(sent) ?? newKey()

/** Keeps the key for when the person tries again; `forgetKey` once an answer came. */
export const keepKey = (sent: string, key: string): void => {
  unanswered.set(sent, key)
}
export const forgetKey = (sent: string): void => {
  unanswered.delete(sent)
}
