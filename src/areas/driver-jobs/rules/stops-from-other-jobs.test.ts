import { expect, test } from 'vitest'
import type { ChecklistResult } from '#areas/checklists/contract/choices.ts'
import type { StepKind } from '../contract/choices.ts'
import type { StepInput } from '../contract/step-input.ts'
import { progressOf } from './progress.ts'
import { type StepQueue, progressIn, tapped } from './step-queue.ts'
import type { PendingStep } from './pending-step.ts'

const steps = [{ kind: 'accept' as const, at: '2026-11-23T05:00:00.000Z', data: { order_version: 3 } }]
const facts = { order_version: 3, tracked_materials: [], ended: null }
const second = { driver_job_id: 8, asset_id: 70, work_date: '2026-11-23' }
const progress = {
  ...progressOf(steps, { ...facts, checklist: 'missing' }),
  status: 'On Site' as const,
  is_fit: 1,
}

/** On the first of the driver's two jobs with one machine, not sent yet. */
const queue = (
  kind: StepKind,
  data: object,
  result?: ChecklistResult,
  at = '2026-11-23T06:00:00+11:00',
): StepQueue<PendingStep> => {
  const step = { client_op_id: 'a', kind, at, data, after: null } as StepInput
  return { waiting: [{ ...second, driver_job_id: 7, step, result }], refused: [], is_stuck: true }
}
const looked = (result: ChecklistResult, at?: string) =>
  queue('prestart', { smu: null, odometer: null }, result, at)
/** Why the second job is not started. */
const refusal = (waiting: StepQueue<PendingStep>, job: Partial<PendingStep> = {}) => {
  const step = {
    client_op_id: 'b',
    kind: 'start',
    at: '2026-11-23T06:30:00+11:00',
    data: { smu: null, odometer: null },
    after: null,
  } as StepInput
  const next = tapped(waiting, { tap: { ...second, ...job, step }, progress })
  return typeof next === 'string' ? next : null
}

test('a machine that failed or broke down on one job is not used on the next, even before anything is sent', () => {
  const failed = 'The machine failed its checklist. Call the office.'
  expect(refusal(looked('fail'))).toBe(failed)
  expect(refusal(looked('fail', '2026-11-22T23:00:00+11:00'))).toBe(failed)
  expect(refusal(queue('breakdown', { reason: 'Hose burst' }))).toBe(
    'The machine is off the road: Hose burst. Call the office.',
  )
})

test('another machine, or one to follow, is not affected', () => {
  const first = 'Complete the machine’s checklist first.'
  expect(refusal(looked('fail'), { asset_id: 71 })).toBe(first)
  expect(refusal(looked('fail'), { asset_id: null })).toBe(first)
})

test('a machine is not inspected twice on one day; yesterday does not count', () => {
  expect(refusal(looked('pass'))).toBeNull()
  expect(refusal(looked('pass_with_defects'))).toBeNull()
  expect(refusal(looked('pass', '2026-11-22T23:00:00+11:00'))).toMatch(/^Complete the machine’s checklist/)
  const overridden = { ...progress, checklist: 'overridden' as const }
  expect(progressIn(looked('pass'), second, overridden).checklist).toBe('overridden')
})
