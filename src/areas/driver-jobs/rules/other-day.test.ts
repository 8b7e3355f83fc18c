import { expect, test } from 'vitest'
import { type StepKind, stepKinds } from '../contract/choices.ts'
import { beginsOnOtherDay } from './other-day.ts'
import { progressOf } from './progress.ts'

const sent = progressOf([], { order_version: 1, tracked_materials: [], checklist: 'pass', ended: null })
const today = '2026-11-20'
const asks = (kind: StepKind, work_date: string, progress = sent) =>
  beginsOnOtherDay(kind, { progress, work_date, today })

test('a job of tomorrow, of Monday or of yesterday asks before it starts', () => {
  for (const work_date of ['2026-11-21', '2026-11-23', '2026-11-19'])
    expect(stepKinds.filter((kind) => asks(kind, work_date))).toEqual([
      'fit_for_duty',
      'travel',
      'arrive',
      'prestart',
      'start',
    ])
})

test('today’s does not ask', () => {
  expect(stepKinds.filter((kind) => asks(kind, today))).toEqual([])
})

test('a night shift in progress continues past midnight without asking', () => {
  const begun = '2026-11-19T11:00:00.000Z'
  for (const time of ['travel_at', 'on_site_at', 'started_at'] as const)
    expect(asks('start', '2026-11-19', { ...sent, [time]: begun })).toBe(false)
})
