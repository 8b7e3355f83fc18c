import { setTimeout as sleep } from 'node:timers/promises'
import { type Compilable, type RawBuilder, sql } from 'kysely'
import { type Activity, activityInsertion } from './activity.ts'
import type { Change, Question, Subscription, Write } from './change.ts'
import type { Clock } from '../clock.ts'
import { currentWork, doing, doingForAll } from './current-work.ts'
import type { Db, Tx } from '../database/database.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { type Notice, liveNotification } from '../live/live-notices.ts'
import { firstFailure, pipelined } from '../database/pipeline.ts'
import { isStalePlan } from '../database/prepared-statements.ts'
import type { Viewer } from '../sessions/viewer.ts'

interface Options {
  db: Db
  clock: Clock
  jobs: Pick<Jobs, 'send'>
  subscriptions: readonly Subscription[]
  /** Whether there is a mail server; by default there is none. */
  mail_leaves?: boolean
}

const tries = 4
const ignore = (): void => {}
/** Of several notices about one record, the last one in the place of the first. */
const distinct = (notices: readonly Notice[]): Notice[] => [
  ...new Map(notices.map((notice) => [`${notice.topic}:${notice.id}:${notice.user_id}`, notice])).values(),
]
const compilable = (tx: Tx, statement: RawBuilder<unknown>): Compilable => ({
  compile: () => statement.compile(tx),
})
const codeOf = (error: unknown): string => (error as { code?: string }).code ?? ''
const isWorthAnotherTry = (error: unknown) => ['40P01', '40001'].includes(codeOf(error)) || isStalePlan(error)

/**
 * Opens the only way to change data. Everything `work` does commits together with its log entries, or not at
 * all. A deadlock or a schema change restarts it, so `work` may only read and write rows.
 */
export function openWrite({ db, clock, jobs, subscriptions, mail_leaves = false }: Options): Write {
  const subscribersTo = (name: string) => subscriptions.filter(({ to }) => to === name)
  const once = async <T>(viewer: Viewer, work: (change: Change) => Promise<T>): Promise<T> => {
    // Sent with the commit; if any of it fails, the database keeps nothing.
    let closing: Promise<unknown> = Promise.resolve()
    const whenRefused: (() => Promise<void>)[] = []
    const kept = db.transaction().execute(async (transaction) => {
      const { tx, ask } = await pipelined(transaction)
      const now = clock.now()
      // Sent ahead of what follows, which need not wait for the answer.
      const settings = sql`select set_config('haulyard.now', ${now.toISOString()}, true),
        set_config('haulyard.user', ${String(viewer.user_id ?? '')}, true)`.execute(tx)
      settings.catch(ignore)
      const entries: Activity[] = []
      const last: Promise<unknown>[] = []
      const closings: Compilable[] = []
      const notices: Notice[] = []
      let marks = 0
      const live: Change['live'] = (topic, id, user_id) =>
        notices.push({ topic, id, ...(user_id === undefined ? {} : { user_id }) })
      const change: Change = {
        tx,
        viewer,
        now,
        today: clock.today(),
        mail_leaves,
        log: (entry) => entries.push(entry),
        logNow: async (logged) => {
          await activityInsertion(viewer, logged).execute(tx)
          for (const entry of new Map(logged.map((one) => [one.record_type, one])).values())
            live(entry.record_type, entry.record_id)
        },
        live,
        announce: async (event, data) => {
          for (const { run } of subscribersTo(event.name)) await run(change, data as never)
        },
        ask: <Data, Answer>({ question }: Question<Data, Answer>, data: Data) =>
          Promise.all(
            subscribersTo(question).map(({ run }) => run(change, data as never) as Promise<Answer>),
          ),
        queue: (job, data) => jobs.send(tx, job, data),
        atLast: (work) => {
          work.catch(ignore)
          last.push(work)
        },
        withCommit: (statement) => closings.push(statement),
        ifRefused: (work) => whenRefused.push(work),
        mark: () => {
          const [logged, noticed] = [entries.length, notices.length]
          const [left, closed] = [last.length, closings.length]
          const takeBack = () => {
            entries.length = logged
            notices.length = noticed
            closings.length = closed
            return last.splice(left)
          }
          return { no: ++marks, takeBack }
        },
      }
      const inside = { ...currentWork(), isInChange: true } as const
      const result = await doing(inside, () => work(change)).catch(async (error: unknown) => {
        throw await firstFailure(error, [settings, ...last])
      })
      if (last.length > 0) await Promise.all([settings, ...last])
      for (const entry of entries) live(entry.record_type, entry.record_id)
      if (entries.length > 0) closings.push(compilable(tx, activityInsertion(viewer, entries)))
      if (notices.length > 0) closings.push(compilable(tx, liveNotification(distinct(notices))))
      closing = Promise.all([settings, ...closings.map((statement) => ask(statement.compile()))])
      closing.catch(ignore)
      return result
    })
    const result = await kept.catch(async (error: unknown) => {
      for (const work of whenRefused) await work()
      throw await closing.then(() => error)
    })
    await closing
    return result
  }

  return async (viewer, work) => {
    if (currentWork().isInChange) throw new Error('A change inside a change: pass the first one on.')
    for (let attempt = 1; ; attempt++) {
      try {
        // A change runs to its end even if the caller disconnects.
        return await doingForAll(() => once(viewer, work))
      } catch (error) {
        if (!isWorthAnotherTry(error) || attempt === tries) throw error
        await sleep(10 * attempt * Math.random())
      }
    }
  }
}
