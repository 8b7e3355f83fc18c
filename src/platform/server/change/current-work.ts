import { AsyncLocalStorage } from 'node:async_hooks'

/** What is being done, for whom: how long it may wait and what it may take of the database follow from it. */
export interface Work {
  /** Those who share: the calls of one area, or all jobs. They hold a part of the connections at most. */
  readonly share: object
  readonly kind: WorkKind
  /** It has a connection already, that of its change: for another it does not wait for others' turns. */
  readonly isInChange?: true
  /** Aborts when whoever asked has gone: what only reads for them is given up. */
  readonly gone?: AbortSignal | undefined
}
export type WorkKind = 'call' | 'export' | 'job'

/** What the server does by itself, and what every call begins with: finding out who asks. */
const itself: Work = { share: {}, kind: 'call' }

const current = new AsyncLocalStorage<Work>()

export const currentWork = (): Work => current.getStore() ?? itself

/** Runs `work`, and whatever it waits for, as part of `what`, for whoever it is done already. */
export const doing = <T>(what: Work, work: () => T): T =>
  current.run({ gone: current.getStore()?.gone, ...what }, work)

/** Runs `work` for somebody who may go. */
export const doingFor = <T>(gone: AbortSignal, work: () => T): T =>
  current.run({ ...currentWork(), gone }, work)

/** Runs `work` to its end, even if whoever asked goes: it is for all. */
export const doingForAll = <T>(work: () => T): T => current.run({ ...currentWork(), gone: undefined }, work)
