import type { Compilable } from 'kysely'
import type { Activity } from './activity.ts'
import type { Tx } from '../database/database.ts'
import type { JobKind } from '../jobs/jobs.ts'
import type { Viewer } from '../sessions/viewer.ts'

/** A transaction in progress: who makes it, when, and what it announces. Verbs take it as their first argument. */
export interface Change {
  readonly tx: Tx
  readonly viewer: Viewer
  /** Business time, constant for the whole change. */
  readonly now: Date
  /** The work day in Melbourne, `YYYY-MM-DD`. */
  readonly today: string
  /** Whether there is a mail server. Without one, mail is only stored, to be read in the settings. */
  readonly mail_leaves: boolean
  /** Adds a log entry; written, and sent live to viewers of the record, when the change commits. */
  log(entry: Activity): void
  /**
   * Writes thousands of log entries now, a slice at a time; each slice is one live notice of each record type, which
   * makes everything under that topic stale.
   */
  logNow(entries: readonly Activity[]): Promise<void>
  /** Publishes an event to later areas; their handlers run now, in this transaction. */
  announce<Data>(event: EventKind<Data>, data: Data): Promise<void>
  /**
   * Asks later areas for something this one needs to know; they look it up now, in this transaction, all at
   * once.
   * @returns one answer from each subscriber, in the order of the areas.
   */
  ask<Data, Answer>(question: Question<Data, Answer>, data: Data): Promise<Answer[]>
  /** Sends a live notice about something that has no log entry: to everyone, or to one person. */
  live(topic: string, id: number, user_id?: number): void
  /** Awaited before commit: a write whose result is not needed. */
  atLast(work: Promise<unknown>): void
  /** One statement sent together with the log and the commit: nothing can follow it. */
  withCommit(statement: Compilable): void
  /**
   * Runs when the change is refused, after it has ended, since work that holds a pool connection must not
   * wait for another one. What it throws becomes the answer.
   */
  ifRefused(work: () => Promise<void>): void
  /** For `withSavepoint`: remembers what has been announced so far. */
  mark(): Mark
  /** Queues a job that exists only if this change commits. */
  queue<Data extends object>(job: JobKind<Data>, data: Data): Promise<void>
}

/** A point in a change to which its announcements can be rolled back. */
export interface Mark {
  /** Numbers the marks of a change. */
  readonly no: number
  /** Drops what was logged, sent live and deferred since. @returns the deferred writes. */
  readonly takeBack: () => readonly Promise<unknown>[]
}

export type Write = <T>(viewer: Viewer, work: (change: Change) => Promise<T>) => Promise<T>

/** Something that happened which later areas may care about: `announce(change, userLostAccess, { user_id })`. */
export interface EventKind<Data> {
  readonly name: string
  readonly data?: Data
}
export const eventKind = <Data>(name: string): EventKind<Data> => ({ name })

/** Something an earlier area needs from the tables of later ones: `change.ask(clientOpenWork, { client_id })`. */
export interface Question<Data, Answer> {
  readonly question: string
  readonly data?: Data
  readonly answer?: Answer
}
export const question = <Data, Answer>(name: string): Question<Data, Answer> => ({ question: name })

export interface Subscription {
  /** The name of an event or a question. */
  readonly to: string
  readonly run: (change: Change, data: never) => Promise<unknown>
}

/** Runs inside the announcing transaction, in the order of the areas. It may only write rows. */
export const on = <Data>(
  event: EventKind<Data>,
  run: (change: Change, data: Data) => Promise<void>,
): Subscription => ({
  to: event.name,
  run: run as Subscription['run'],
})

/** What an answer may use: it may read, but not change or announce anything. */
export type Asked = Pick<Change, 'tx' | 'viewer' | 'now' | 'today'>

/** Runs inside the asking transaction, in parallel with the answers of other areas. */
export const answer = <Data, Answer>(
  { question: to }: Question<Data, Answer>,
  run: (asked: Asked, data: Data) => Promise<Answer>,
): Subscription => ({ to, run: run as Subscription['run'] })
