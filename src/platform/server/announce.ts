import type { Change } from './change.ts'

/** Something that happened, which later areas may want to know: `announce(change, userLostAccess, { user_id })`. */
export interface EventKind<Data> {
  readonly name: string
  readonly data?: Data
}
export const eventKind = <Data>(name: string): EventKind<Data> => ({ name })

export interface Subscription {
  readonly event: string
  readonly run: (change: Change, data: never) => Promise<void>
}

/** Runs inside the transaction of the announcement, in the order of the areas. It may only write rows. */
export const on = <Data>(
  event: EventKind<Data>,
  run: (change: Change, data: Data) => Promise<void>,
): Subscription => ({
  event: event.name,
  run: run as Subscription['run'],
})
