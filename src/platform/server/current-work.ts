import { AsyncLocalStorage } from 'node:async_hooks'

/** What is being done, for whom: how long it may wait and what it may take of the database follow from it. */
export interface Work {
  /** Those who share: the calls of one area, or all jobs. They hold a part of the connections at most. */
  readonly share: object
  readonly kind: WorkKind
  /** It has a connection already, that of its change: for another it does not wait for others' turns. */
  readonly isInChange?: true
}
export type WorkKind = 'call' | 'export' | 'job'

/** What the server does by itself, and what every call begins with: finding out who asks. */
const itself: Work = { share: {}, kind: 'call' }

const current = new AsyncLocalStorage<Work>()

export const currentWork = (): Work => current.getStore() ?? itself

/** Runs `work`, and whatever it waits for, as part of `what`. */
export const doing = <T>(what: Work, work: () => T): T => current.run(what, work)
