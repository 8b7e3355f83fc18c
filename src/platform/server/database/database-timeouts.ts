import type { WorkKind } from '../change/current-work.ts'

interface Limits {
  /** How long one statement may take, waiting for locks included, in milliseconds. */
  readonly statement: number
  /** How long a statement may wait for one lock: outside of a change only for a table that is locked as a whole. */
  readonly lock: number
  /** The same inside a change, which waits for the rows that others change. */
  readonly lock_in_change: number
}

export type DatabaseTimeouts = Readonly<Record<WorkKind, Limits>>

const usual: DatabaseTimeouts = {
  call: { statement: 5000, lock: 1000, lock_in_change: 3000 },
  export: { statement: 30_000, lock: 1000, lock_in_change: 3000 },
  job: { statement: 60_000, lock: 10_000, lock_in_change: 10_000 },
}

/** How long each kind of work waits for the database; `wait` for all of them, in milliseconds, where it is given. */
export function databaseTimeouts(wait: number | undefined): DatabaseTimeouts {
  if (wait === undefined) return usual
  const all: Limits = { statement: wait, lock: wait, lock_in_change: wait }
  return { call: all, export: all, job: all }
}

/** The settings of a connection for work that is not a call, which every connection is made for; undefined for a call. */
export const settingsOf = (timeouts: DatabaseTimeouts, kind: WorkKind): string | undefined =>
  kind === 'call'
    ? undefined
    : `set statement_timeout = ${timeouts[kind].statement}; set lock_timeout = ${timeouts[kind].lock}`
export const usualSettings = 'reset statement_timeout; reset lock_timeout'

/** Keeps what is outside of a transaction from writing, while one is begun, and lets it again. */
export const readOnly = 'set default_transaction_read_only = on'
export const readOnlyNoMore = 'reset default_transaction_read_only'
