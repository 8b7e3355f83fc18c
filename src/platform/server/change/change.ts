import type { Compilable } from 'kysely'
import type { Activity } from './activity.ts'
import type { Tx } from '../database/database.ts'
import type { JobKind } from '../jobs/jobs.ts'
import type { Viewer } from '../sessions/viewer.ts'

/** One change in the making: a transaction, who makes it, when, and what it announces. Verbs take it first. */
export interface Change {
  readonly tx: Tx
  readonly viewer: Viewer
  /** Business time, the same for the whole change. */
  readonly now: Date
  /** The work day in Melbourne, `YYYY-MM-DD`. */
  readonly today: string
  /** There is a mail server: what is written leaves the house. Without one it is kept to be read in the settings. */
  readonly mail_leaves: boolean
  /** Notes what was done; written, and shown live to those who look at the record, when the change succeeds. */
  log(entry: Activity): void
  /** Publishes an event to later areas; their handlers run now, in this transaction. */
  announce<Data>(event: EventKind<Data>, data: Data): Promise<void>
  /**
   * Asks later areas what they know and this one needs; they look it up now, in this transaction, all at once.
   * @returns one answer from each that has subscribed, in the order of the areas.
   */
  ask<Data, Answer>(question: Question<Data, Answer>, data: Data): Promise<Answer[]>
  /** Wakes browsers that look at something which has no log entry of its own: everybody's, or one person's. */
  live(topic: string, id: number, user_id?: number): void
  /** Is waited for at the end: a write of which nothing more is needed. */
  atLast(work: Promise<unknown>): void
  /** One statement that goes out with the log and the commit: nothing can follow it. */
  withCommit(statement: Compilable): void
  /**
   * What is to be done when the change is refused: after its end, since who holds one of the pool's connections must not
   * wait for another. What it throws is the answer.
   */
  ifRefused(work: () => Promise<void>): void
  /** For `withSavepoint`: how much was announced until now. */
  mark(): Mark
  /** A job that exists only if this change does. */
  queue<Data extends object>(job: JobKind<Data>, data: Data): Promise<void>
}

/** A place in a change to which what it announces can be taken back. */
export interface Mark {
  /** Counts the marks of a change. */
  readonly no: number
  /** Forgets what was logged, shown live and left to the end since. @returns what was left to the end. */
  readonly takeBack: () => readonly Promise<unknown>[]
}

export type Write = <T>(viewer: Viewer, work: (change: Change) => Promise<T>) => Promise<T>

/** Something that happened, which later areas may want to know: `announce(change, userLostAccess, { user_id })`. */
export interface EventKind<Data> {
  readonly name: string
  readonly data?: Data
}
export const eventKind = <Data>(name: string): EventKind<Data> => ({ name })

/**
 * Something that an earlier area must know and that stands in the tables of later ones:
 * `change.ask(clientOpenWork, { client_id })`.
 */
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

/** Runs inside the transaction of the announcement, in the order of the areas. It may only write rows. */
export const on = <Data>(
  event: EventKind<Data>,
  run: (change: Change, data: Data) => Promise<void>,
): Subscription => ({
  to: event.name,
  run: run as Subscription['run'],
})

/** What an answer may use: it looks something up, and changes and announces nothing. */
export type Asked = Pick<Change, 'tx' | 'viewer' | 'now' | 'today'>

/** Runs inside the transaction of the change that asks, side by side with the answers of other areas. */
export const answer = <Data, Answer>(
  { question: to }: Question<Data, Answer>,
  run: (asked: Asked, data: Data) => Promise<Answer>,
): Subscription => ({ to, run: run as Subscription['run'] })
