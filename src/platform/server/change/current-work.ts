import { AsyncLocalStorage } from 'node:async_hooks'

/** What is running, and for whom: decides its timeouts and its share of the database. */
export interface Work {
  /**
   * The unit that shares are counted by: the calls of one area, or all jobs. Each may hold only part of the
   * connections.
   */
  readonly share: object
  readonly kind: WorkKind
  /** It already holds its change's connection: if it needs another, it skips the queue. */
  readonly isInChange?: true
  /** Aborts when the caller has gone: work that only reads for them is abandoned. */
  readonly gone?: AbortSignal | undefined
}
export type WorkKind = 'call' | 'export' | 'job'

/** The server's own work, and how every call begins: identifying the caller. */
const itself: Work = { share: {}, kind: 'call' }

const current = new AsyncLocalStorage<Work>()

export const currentWork = (): Work => current.getStore() ?? itself

/** Runs `work`, and everything it awaits, as part of `what`, for the same caller as before. */
export const doing = <T>(what: Work, work: () => T): T =>
  current.run({ gone: current.getStore()?.gone, ...what }, work)

/** Runs `work` for a caller who may disconnect. */
export const doingFor = <T>(gone: AbortSignal, work: () => T): T =>
  current.run({ ...currentWork(), gone }, work)

/** Runs `work` to its end even if the caller disconnects: others share the result. */
export const doingForAll = <T>(work: () => T): T => current.run({ ...currentWork(), gone: undefined }, work)
