/** How far the server's clock is ahead of this computer's, which may be wrong. */
let ahead_ms = 0
const listeners = new Set<() => void>()

/** Smaller differences are the answer's way here. */
const noticeable_ms = 5000

/** Takes the server's time, an ISO instant, from a page or an answer that has just arrived. */
export function noteServerTime(instant: string | null | undefined): void {
  const ahead = Date.parse(instant ?? '') - Date.now()
  if (Number.isNaN(ahead) || Math.abs(ahead - ahead_ms) < noticeable_ms) return
  ahead_ms = ahead
  for (const listener of listeners) listener()
}

/** What time the server has, in milliseconds, when this computer has `own`. */
export const serverTimeAt = (own: number): number => own + ahead_ms

/** The time by the server's clock: what the office's screens call now and today. */
export const serverNow = (): Date => new Date(serverTimeAt(Date.now()))

/** Calls back when this computer's clock turns out to be wrong. @returns how to unsubscribe. */
export function onServerTime(hear: () => void): () => void {
  listeners.add(hear)
  return () => listeners.delete(hear)
}
