import { describe, expect, test } from 'vitest'
import { at, finish, load_id, office, reached, readings, toWork } from '#test/step-fixtures.ts'
import { type DriverJobStatus, driverJobStatuses, stepKinds } from '../contract/choices.ts'
import { driverJobCan, stepCan } from './step-rules.ts'
import { nextStep, otherSteps } from './next-step.ts'
import { type Step, applyStep, orderChanged, progressOf } from './progress.ts'
import { jobStopOf, stopNow } from './stop-reasons.ts'

/** The domain's states, written by hand: what a driver may do in each. */
const allowed: Readonly<Record<DriverJobStatus, string>> = {
  Sent: 'seen accept decline',
  Seen: 'accept decline',
  Accepted: 'decline fit_for_duty travel arrive prestart breakdown no_work',
  Declined: '',
  'En Route': 'fit_for_duty arrive prestart breakdown no_work',
  'On Site': 'fit_for_duty prestart start breakdown no_work',
  Working: 'fit_for_duty prestart break_start standby_start load breakdown finish',
  Loaded: 'fit_for_duty prestart break_start standby_start tip void_load breakdown',
  Tipped: 'fit_for_duty prestart break_start standby_start load void_load breakdown finish',
  Finished: 'void_load sign',
  'Docket Signed': 'close',
  Closed: '',
  Cancelled: '',
  'No Show': '',
  'Broke Down': 'sign',
}

describe('steps out of turn are refused with a message', () => {
  for (const status of driverJobStatuses)
    test(`while ${status}`, () => {
      const progress = reached(status)
      const may = stepKinds.filter((kind) => driverJobCan[kind](progress) === true)
      expect(may.join(' ')).toBe(allowed[status])
      for (const kind of stepKinds.filter((one) => !may.includes(one)))
        expect(driverJobCan[kind](progress)).toMatch(/^[A-Z].+\.$/)
    })
})

test('work starts with a fit driver on a machine that passed, or that the office allowed', () => {
  const there = reached('On Site')
  expect(driverJobCan.start({ ...there, is_fit: null })).toBe('Say whether you are fit first.')
  expect(driverJobCan.start({ ...there, is_fit: 0 })).toBe('You reported not fit for duty. Call the office.')
  expect(driverJobCan.start({ ...there, checklist: 'missing' })).toBe(
    'Complete the machine’s checklist first.',
  )
  expect(driverJobCan.start({ ...there, checklist: 'fail' })).toBe(
    'The machine failed its checklist. Call the office.',
  )
  for (const checklist of ['not needed', 'pass', 'pass_with_defects', 'overridden'] as const)
    expect(driverJobCan.start({ ...there, checklist })).toBe(true)
})

test('a driver who is not fit, or whose machine failed, does not set out until the office decides', () => {
  const agreed = { ...reached('Accepted'), is_fit: 1, checklist: 'missing' as const }
  const stops = [
    [{ is_fit: 0 }, 'You reported not fit for duty. Call the office.'],
    [{ not_fit_on: 'J-004512-07' }, 'You reported not fit for duty on J-004512-07. Call the office.'],
    [{ job_stop: 'The job is on hold: Water main' }, 'The job is on hold: Water main. Call the office.'],
    [{ checklist: 'fail' }, 'The machine failed its checklist. Call the office.'],
    [{ off_road: 'Hose burst.' }, 'The machine is off the road: Hose burst. Call the office.'],
  ] as const
  for (const [stop, words] of stops) {
    const stopped = { ...agreed, ...stop }
    expect([driverJobCan.travel(stopped), driverJobCan.arrive(stopped)]).toEqual([words, words])
    expect(nextStep(stopped, false)).toBeNull()
    expect(driverJobCan.start({ ...stopped, status: 'On Site' })).toBe(words)
    // Drivers already on the way still report where they are.
    expect(driverJobCan.arrive({ ...stopped, status: 'En Route' })).toBe(true)
  }
  const cleared = { ...agreed, is_fit: 0, is_cleared: 1 }
  expect([driverJobCan.travel(cleared), nextStep(cleared, false)]).toEqual([true, 'travel'])
  expect(driverJobCan.fit_for_duty({ ...agreed, is_fit: 0 })).toBe(stops[0][1])
  const again = applyStep(cleared, { kind: 'fit_for_duty', at: at('06:00'), data: { is_fit: 0, note: null } })
  expect(driverJobCan.travel(again)).toBe(stops[0][1])
})

test('a driver who becomes unfit at work is stopped too: nothing new starts, work done is recorded', () => {
  for (const status of ['Working', 'Loaded', 'Tipped'] as const) {
    const working = reached(status)
    expect(stopNow(working)).toBeNull()
    const unfit = applyStep(working, {
      kind: 'fit_for_duty',
      at: at('10:00'),
      data: { is_fit: 0, note: null },
    })
    expect(stopNow(unfit)).toBe('You reported not fit for duty. Call the office.')
    expect(nextStep(unfit, true)).toBe(status === 'Loaded' ? 'tip' : 'finish')
    expect(otherSteps(unfit, true)).not.toContain('load')
    expect(otherSteps(working, true)).toContain('fit_for_duty')
  }
  expect(driverJobCan.load({ ...reached('Tipped'), is_fit: 0 })).toMatch(/^You reported not fit/)
  expect(stopNow({ ...reached('Working'), checklist: 'fail' })).toBeNull()
})

test('nobody can arrive before declaring fitness', () => {
  const accepted = { ...reached('Accepted'), is_fit: null }
  expect([nextStep(accepted, true), otherSteps(accepted, true)]).toEqual([
    'fit_for_duty',
    ['decline', 'no_work', 'breakdown'],
  ])
  expect(otherSteps(reached('Accepted'), true)).toEqual([
    'arrive',
    'fit_for_duty',
    'decline',
    'no_work',
    'breakdown',
  ])
})

test('a no on an item about the driver means not fit, and only the office can answer it', () => {
  const prestart = (is_fit: 0 | null): Step => ({
    kind: 'prestart',
    at: at('05:55'),
    data: { checklist_id: 1, started_at: at('05:50'), ...readings, comment: null, is_fit, answers: [] },
  })
  const agreed = reached('Accepted')
  expect(applyStep(agreed, prestart(null))).toMatchObject({ is_fit: 1, fit_at: at('05:50') })
  const cleared = { ...agreed, is_fit: 0, is_cleared: 1 }
  for (const before of [agreed, cleared]) {
    const notFit = applyStep(before, prestart(0))
    expect(notFit).toMatchObject({ is_fit: 0, fit_at: at('05:55'), is_cleared: 0, checklist: 'pass' })
    expect(driverJobCan.travel(notFit)).toBe('You reported not fit for duty. Call the office.')
  }
})

test('a version the order does not have is not accepted', () => {
  const accept = (order_version: number): Step => ({
    kind: 'accept',
    at: at('05:00'),
    data: { order_version },
  })
  expect(stepCan(accept(4), reached('Sent'))).toBe('The order has changed. Read it again, then accept it.')
  expect(stepCan(accept(3), reached('Sent'))).toBe(true)
})

test('a break must end first, and finishing ends what is running', () => {
  const onBreak = applyStep(reached('Working'), { kind: 'break_start', at: at('10:00'), data: {} })
  expect(driverJobCan.break_start(onBreak)).toBe('The break is already under way.')
  expect(driverJobCan.standby_start(onBreak)).toBe('End the break first.')
  expect(driverJobCan.load(onBreak)).toBe('End the break first.')
  expect(driverJobCan.standby_end(onBreak)).toBe('No stand-by is under way.')
  const done = applyStep(onBreak, finish('10:30'))
  expect(done.entries.map(({ kind, started_at, ended_at }) => [kind, started_at, ended_at])).toEqual([
    ['travel', at('06:00'), at('06:40')],
    ['work', at('07:00'), at('10:00')],
    ['break', at('10:00'), at('10:30')],
  ])
})

test('a clock that goes back never gives negative time', () => {
  const steps: Step[] = [
    ...toWork,
    { kind: 'break_start', at: at('06:30'), data: {} },
    { kind: 'break_end', at: at('10:00'), data: {} },
  ]
  const { entries } = progressOf([...steps, finish('15:00')], office)
  expect(entries.map(({ kind, started_at }) => [kind, started_at])).toEqual([
    ['travel', at('06:00')],
    ['break', at('07:00')],
    ['work', at('10:00')],
  ])
  for (const entry of entries) expect(entry.ended_at! > entry.started_at).toBe(true)
})

test('withdrawing a job ends what is running, at that time', () => {
  const ended = progressOf(toWork, { ...office, ended: { status: 'Cancelled', at: at('09:00') } })
  expect([ended.status, ended.entries.at(-1)?.ended_at]).toEqual(['Cancelled', at('09:00')])
})

test('a changed date asks again until the driver accepts it, and no work is lost', () => {
  const changed = progressOf(toWork.slice(0, 2), { ...office, order_version: 4 })
  expect([orderChanged(changed), nextStep(changed, false)]).toEqual([true, 'accept'])
  expect(driverJobCan.travel(changed)).toBe(true)
  const again = applyStep(changed, { kind: 'accept', at: at('06:00'), data: { order_version: 4 } })
  expect([again.status, orderChanged(again), nextStep(again, false)]).toEqual(['Accepted', false, 'travel'])
})

test('the phone offers one step after the other, each allowed', () => {
  const offered: string[] = []
  let progress = progressOf([], { ...office, checklist: 'missing' })
  const day: Step[] = [
    ...toWork.slice(0, 4),
    { kind: 'start', at: at('07:00'), data: readings },
    finish('15:00'),
    {
      kind: 'sign',
      at: at('15:10'),
      data: {
        name: 'Jo',
        role: null,
        contact: null,
        signature: load_id,
        model_sha256: null,
        is_typed: 0,
        client_comment: null,
        unsigned_reason: null,
      },
    },
    { kind: 'close', at: at('15:20'), data: {} },
  ]
  for (const step of day) {
    if (step.kind === 'start') {
      offered.push(String(nextStep(progress, false)))
      progress = { ...progress, checklist: 'pass' }
    }
    const next = nextStep(progress, false)
    offered.push(String(next))
    expect([next, stepCan(step, progress)]).toEqual([step.kind, true])
    progress = applyStep(progress, step)
  }
  expect(offered).toEqual([
    'accept',
    'fit_for_duty',
    'travel',
    'arrive',
    'prestart',
    'start',
    'finish',
    'sign',
    'close',
  ])
  expect(nextStep(progress, false)).toBeNull()
})

test('a job stopped during work is finished, not carried on; what was done without signal is recorded', () => {
  const stopped = { ...reached('Working'), job_stop: 'The job is waiting for the SWMS' }
  expect(stopNow(stopped)).toBe('The job is waiting for the SWMS. Call the office.')
  expect(nextStep(stopped, true)).toBe('finish')
  expect(otherSteps(stopped, true)).not.toContain('load')
  expect(driverJobCan.load(stopped)).toBe(true)
  expect(stopNow({ ...stopped, status: 'Finished' })).toBeNull()
})

test('a driver learns what the job is waiting for, and nothing of the client’s account', () => {
  expect(jobStopOf({ hold_reason: null, checks: [] })).toBeNull()
  expect(jobStopOf({ hold_reason: 'Water main burst.', checks: ['swms'] })).toBe(
    'The job is on hold: Water main burst',
  )
  expect(jobStopOf({ hold_reason: null, checks: ['swms', 'credit', 'po'] })).toBe(
    'The job is waiting for the SWMS, a check by the office',
  )
})
