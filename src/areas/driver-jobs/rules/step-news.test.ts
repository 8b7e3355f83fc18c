import { expect, test } from 'vitest'
import type { StepKind } from '../contract/choices.ts'
import type { StepInput } from '../contract/step-input.ts'
import type { PendingStep } from './pending-step.ts'
import { stepNews } from './step-news.ts'
import { type StepQueue, accepted, refused, resumed, stuck } from './step-queue.ts'

const tap = (kind: StepKind): PendingStep => ({
  driver_job_id: 7,
  asset_id: 70,
  work_date: '2026-11-23',
  step: { client_op_id: kind, kind, at: '2026-11-23T05:00:00.000Z', data: {}, after: null } as StepInput,
})
const queue = (...waiting: PendingStep[]): StepQueue<PendingStep> => ({
  waiting,
  refused: [],
  is_stuck: false,
})
const started = queue(tap('start'))

test('a step is announced when it is saved, waits for signal and is sent', () => {
  expect(stepNews(queue(), started)).toBe('Start work saved')
  expect(stepNews(started, stuck(started))).toBe('Waiting for signal')
  expect(stepNews(stuck(started), accepted(started))).toBe('Work started')
})

test('a refusal is announced with its reason', () => {
  expect(stepNews(started, refused(started, 'The checklist is missing.'))).toBe(
    'Start work refused: The checklist is missing.',
  )
})

test('what the driver did not do, and trying again, are not read out', () => {
  const opened = queue(tap('seen'))
  expect(stepNews(queue(), opened)).toBeNull()
  expect(stepNews(opened, stuck(opened))).toBeNull()
  expect(stepNews(stuck(started), resumed(stuck(started)))).toBeNull()
})

test('once it is with the office, the step says what it did', () => {
  const received = (kind: StepKind) => stepNews(queue(tap(kind)), queue())
  expect(['accept', 'fit_for_duty', 'travel', 'sign'].map((kind) => received(kind as StepKind))).toEqual([
    'Accepted',
    'Fit for duty',
    'Travel started',
    'Docket signed',
  ])
  const notFit = { ...tap('fit_for_duty') }
  notFit.step = { ...notFit.step, data: { is_fit: 0 } } as StepInput
  expect(stepNews(queue(notFit), queue())).toBe('Not fit for duty')
})
