import { expect, test } from 'vitest'
import type { StepKind } from '../contract/choices.ts'
import type { StepInput } from '../contract/step-input.ts'
import { progressOf } from './progress.ts'
import {
  type StepQueue,
  atOf,
  countWaiting,
  discarded,
  holdsWork,
  isPassing,
  progressIn,
  progressWith,
  refused,
  retryIn,
  stuck,
  accepted,
  tapped,
  waitingOf,
  wasTapped,
} from './step-queue.ts'
import type { PendingStep } from './pending-step.ts'

const progress = progressOf([], { order_version: 3, tracked_materials: [], checklist: 'pass', ended: null })
const empty: StepQueue<PendingStep> = { waiting: [], refused: [], is_stuck: false }
const at = (time: string) => `2026-11-23T${time}:00.000Z`
/** For job 7 with machine 70, job 8 with machine 80. */
const whose = (driver_job_id: number) => ({
  driver_job_id,
  asset_id: driver_job_id * 10,
  work_date: '2026-11-23',
})
/** `op` identifies the step, in place of a UUID. */
const tap = (op: string, kind: StepKind, data: object = {}, driver_job_id = 7): PendingStep => ({
  ...whose(driver_job_id),
  step: { client_op_id: op, kind, at: at('05:00'), data, after: null } as StepInput,
})
const accept = (op: string) => tap(op, 'accept', { order_version: 3 })
const fit = (op: string) => tap(op, 'fit_for_duty', { is_fit: 1, note: null })

/** Each accepted by the phone, one after the other. */
function after(...taps: PendingStep[]): StepQueue<PendingStep> {
  return taps.reduce<StepQueue<PendingStep>>((queue, one) => {
    const next = tapped(queue, { tap: one, progress })
    if (typeof next === 'string') throw new Error(next)
    return next
  }, empty)
}
const opsOf = ({ waiting }: StepQueue<PendingStep>) =>
  waiting.map(({ step: { client_op_id, after: before } }) => [client_op_id, before])

test('the same tap twice, before any answer or re-render, is queued once', () => {
  const once = after(tap('a', 'seen'))
  expect(tapped(once, { tap: tap('b', 'seen'), progress })).toBe(
    'You cannot mark it as seen while this job is Seen.',
  )
  expect(tapped(after(accept('a')), { tap: accept('b'), progress })).toBe(
    'You have already accepted this job.',
  )
})

test('steps the rules do not allow are refused, taking queued steps into account', () => {
  expect(tapped(empty, { tap: tap('a', 'travel'), progress })).toBe(
    'You cannot start travel while this job is Sent.',
  )
  expect(opsOf(after(accept('a'), fit('b'), tap('c', 'travel')))).toEqual([
    ['a', null],
    ['b', 'a'],
    ['c', 'b'],
  ])
})

test('each job has its own order', () => {
  const queue = after(accept('a'), tap('x', 'seen', {}, 8), fit('b'))
  expect(opsOf(queue)).toEqual([
    ['a', null],
    ['x', null],
    ['b', 'a'],
  ])
  expect(waitingOf(queue, 8)).toHaveLength(1)
})

test('without an answer everything stays; with one the first goes', () => {
  const queue = stuck(after(accept('a'), fit('b')))
  expect(queue).toMatchObject({ is_stuck: true, refused: [] })
  expect(opsOf(queue)).toHaveLength(2)
  expect(accepted(queue)).toMatchObject({ is_stuck: false, refused: [] })
  expect(opsOf(accepted(queue))).toEqual([['b', 'a']])
})

test('failures unrelated to the step are retried; others refuse it', () => {
  const statuses = [0, 400, 401, 403, 404, 408, 409, 413, 415, 422, 425, 429, 500, 502, 503, 507]
  expect(statuses.filter(isPassing)).toEqual([0, 401, 408, 425, 429, 500, 502, 503, 507])
})

test('it is retried every ten seconds, or later if the server says so', () => {
  expect([null, 0, 5, 60, 3600].map(retryIn)).toEqual([10_000, 10_000, 10_000, 60_000, 3_600_000])
})

test('a refused step is kept with its data and message; later steps wait for the one before it', () => {
  const declare = { ...fit('b'), files: ['a photo'] }
  const first = accepted(after(accept('a'), declare, tap('c', 'travel')))
  const queue = refused(first, 'The day is over.')
  expect(queue.refused).toEqual([{ tap: first.waiting[0], message: 'The day is over.' }])
  expect(queue.refused[0]?.tap).toMatchObject({ step: { data: { is_fit: 1 } }, files: ['a photo'] })
  expect(opsOf(queue)).toEqual([['c', 'a']])
  expect(refused(empty, 'Nothing waits.')).toBe(empty)
})

test('opening a job is not something a driver could send again', () => {
  expect(refused(after(tap('a', 'seen')), 'This job is Cancelled.')).toEqual(empty)
  expect([tap('a', 'seen'), accept('b')].map(wasTapped)).toEqual([false, true])
  const opened = stuck(after(tap('a', 'seen')))
  expect([opened.waiting.length, countWaiting(opened), holdsWork(opened)]).toEqual([1, 0, false])
  const answered = stuck(after(tap('a', 'seen'), accept('b')))
  expect([answered.waiting.length, countWaiting(answered), holdsWork(answered)]).toEqual([2, 1, true])
})

test('a corrected step gets a new name and replaces the refused one, which is not sent with it', () => {
  const queue = refused(after(accept('a')), 'The order has no such version.')
  const again = queue.refused[0]!.tap
  expect(tapped(queue, { tap: tap('b', 'travel'), progress, again })).toMatch(/cannot start travel/)
  const next = tapped(queue, { tap: accept('b'), progress, again })
  expect(next).toMatchObject({ refused: [] })
  expect(opsOf(next as StepQueue<PendingStep>)).toEqual([['b', null]])
})

test('one is discarded, the others stay', () => {
  const queue = refused(refused(after(accept('a'), fit('b')), 'No.'), 'No more.')
  const [first, second] = queue.refused
  expect(discarded(queue, first!.tap).refused).toEqual([second])
})

test('a step sent again still counts at its original time, but never in the future', () => {
  expect(atOf(undefined, at('06:00'))).toBe(at('06:00'))
  expect(atOf(fit('a'), at('06:00'))).toBe(at('05:00'))
  expect(atOf(fit('a'), at('04:00'))).toBe(at('04:00'))
})

test('a job is as far as its queued steps bring it, skipping any that cannot be applied', () => {
  expect(progressWith(progress, [accept('a'), tap('b', 'sign'), fit('c')])).toMatchObject({
    status: 'Accepted',
    is_fit: 1,
  })
})

test('without signal the phone itself stops a driver who is not fit, on any job, or whose machine failed', () => {
  const agreed = after(accept('a'))
  const sick = tap('b', 'fit_for_duty', { is_fit: 0, note: null })
  const stopped = { ...agreed, waiting: [...agreed.waiting, sick] }
  expect(tapped(stopped, { tap: tap('c', 'travel'), progress })).toBe(
    'You reported not fit for duty. Call the office.',
  )
  const other = { ...progress, status: 'Accepted' as const, is_fit: 1 }
  expect(tapped(stopped, { tap: tap('x', 'travel', {}, 8), progress: other })).toBe(
    'You reported not fit for duty on another job. Call the office.',
  )
  const said = {
    ...agreed,
    waiting: [...agreed.waiting, tap('b', 'prestart', { smu: null, odometer: null, is_fit: 0 })],
  }
  expect(tapped(said, { tap: tap('x', 'travel', {}, 8), progress: other })).toBe(
    'You reported not fit for duty on another job. Call the office.',
  )
  const looked = { ...tap('d', 'prestart', { smu: null, odometer: null }), result: 'fail' as const }
  const failed = { ...agreed, waiting: [...agreed.waiting, fit('b'), looked] }
  expect(progressIn(failed, whose(7), { ...progress, checklist: 'missing' }).checklist).toBe('fail')
  expect(tapped(failed, { tap: tap('e', 'travel'), progress })).toBe(
    'The machine failed its checklist. Call the office.',
  )
})
