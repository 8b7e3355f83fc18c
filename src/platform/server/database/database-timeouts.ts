import type { WorkKind } from '../change/current-work.ts'

interface Limits {
  /** The statement timeout, including lock waits, in milliseconds. */
  readonly statement: number
  /** The lock timeout; outside a change it only matters for tables locked as a whole. */
  readonly lock: number
  /** The same inside a change, which waits for rows that others are changing. */
  readonly lock_in_change: number
}

export type DatabaseTimeouts = Readonly<Record<WorkKind, Limits>>

const usual: DatabaseTimeouts = {
  call: { statement: 5000, lock: 1000, lock_in_change: 3000 },
  export: { statement: 30_000, lock: 1000, lock_in_change: 3000 },
  job: { statement: 60_000, lock: 10_000, lock_in_change: 10_000 },
}

/** Timeouts for each kind of work; `wait`, in milliseconds, overrides them all. */
export function databaseTimeouts(wait: number | undefined): DatabaseTimeouts {
  if (wait === undefined) return usual
  const all: Limits = { statement: wait, lock: wait, lock_in_change: wait }
  return { call: all, export: all, job: all }
}

/**
 * Connection settings for work that is not a call, since connections are opened with those of a call;
 * undefined for a call.
 */
export const settingsOf = (timeouts: DatabaseTimeouts, kind: WorkKind): string | undefined =>
  kind === 'call'
    ? undefined
    : `set statement_timeout = ${timeouts[kind].statement}; set lock_timeout = ${timeouts[kind].lock}`
export const usualSettings = 'reset statement_timeout; reset lock_timeout'

/** Makes the connection read-only outside a transaction while one is beginning, and writable again. */
export const readOnly = 'set default_transaction_read_only = on'
export const writableAgain = 'reset default_transaction_read_only'
