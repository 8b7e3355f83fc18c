import { describe, expect, test } from 'vitest'
import { type DriverJobStatus, driverJobStatuses, stepKinds } from '../contract/choices.ts'
import type { Progress } from '../contract/progress.ts'
import { driverJobCan, stepCan } from './driver-job-can.ts'
import { nextStep } from './next-step.ts'
import { type OfficeFacts, type Step, applyStep, orderChanged, progressOf } from './progress.ts'

const office = {
  order_version: 3,
  checklist: 'pass',
  ended: null,
  tracked_materials: ['Cat C with PFAS'],
} satisfies OfficeFacts
const at = (time: string) => `2026-11-23T${time}:00.000Z`
const readings = { smu: null, odometer: null }
const weighed = { net_t: null, volume_m3: null, ticket_no: null, ticket_file: null, waste_record_no: null }
const load_id = '0f8fad5b-d9cb-469f-a165-70867728950e'
const load = (time: string, material = 'Clean Fill', waste_record_no: string | null = null): Step => ({
  kind: 'load',
  at: at(time),
  data: { client_load_id: load_id, material, source: null, note: null, ...weighed, waste_record_no },
})
const tip = (time: string, waste_record_no: string | null = null): Step => ({
  kind: 'tip',
  at: at(time),
  data: { client_load_id: load_id, tip: 'Northern Tip', ...weighed, waste_record_no },
})
const toWork: Step[] = [
  { kind: 'accept', at: at('05:00'), data: { order_version: 3 } },
  { kind: 'fit_for_duty', at: at('05:50'), data: { is_fit: 1, note: null } },
  { kind: 'travel', at: at('06:00'), data: {} },
  { kind: 'arrive', at: at('06:40'), data: {} },
  { kind: 'start', at: at('07:00'), data: readings },
]
const finish = (time: string, data = {}): Step => ({
  kind: 'finish',
  at: at(time),
  data: { ...readings, comment: null, ...data },
})
/** A progress in each status, as a driver comes to it. */
const reached = (status: DriverJobStatus): Progress => {
  const steps: Partial<Record<DriverJobStatus, Step[]>> = {
    Sent: [],
    Seen: [{ kind: 'seen', at: at('04:00'), data: {} }],
    Accepted: toWork.slice(0, 2),
    Declined: [{ kind: 'decline', at: at('05:00'), data: { reason: 'Sick' } }],
    'En Route': toWork.slice(0, 3),
    'On Site': toWork.slice(0, 4),
    Working: toWork,
    Loaded: [...toWork, load('08:00')],
    Tipped: [...toWork, load('08:00'), tip('09:00')],
    Finished: [...toWork, load('08:00'), tip('09:00'), finish('15:00')],
    'Broke Down': [...toWork, { kind: 'breakdown', at: at('10:00'), data: { reason: 'Hose' } }],
  }
  const told = progressOf(steps[status] ?? steps.Finished ?? [], office)
  return { ...told, status }
}

/** The domain's states, written by hand: what a driver may tap in each. */
const allowed: Readonly<Record<DriverJobStatus, string>> = {
  Sent: 'seen accept decline',
  Seen: 'accept decline',
  Accepted: 'decline fit_for_duty travel arrive prestart breakdown',
  Declined: '',
  'En Route': 'fit_for_duty arrive prestart breakdown',
  'On Site': 'fit_for_duty prestart start breakdown',
  Working: 'prestart break_start standby_start load breakdown finish',
  Loaded: 'prestart break_start standby_start tip void_load breakdown',
  Tipped: 'prestart break_start standby_start load void_load breakdown finish',
  Finished: 'void_load sign',
  'Docket Signed': 'close',
  Closed: '',
  Cancelled: '',
  'No Show': '',
  'Broke Down': 'sign',
}

describe('what is not for now is refused in words', () => {
  for (const status of driverJobStatuses)
    test(`while ${status}`, () => {
      const progress = reached(status)
      const may = stepKinds.filter((kind) => driverJobCan(kind, progress) === true)
      expect(may.join(' ')).toBe(allowed[status])
      for (const kind of stepKinds.filter((one) => !may.includes(one)))
        expect(driverJobCan(kind, progress)).toMatch(/^[A-Z].+\.$/)
    })
})

test('work starts with somebody fit on a machine that passed, or that the office let go', () => {
  const there = reached('On Site')
  expect(driverJobCan('start', { ...there, is_fit: null })).toBe('Say first whether you are fit for duty.')
  expect(driverJobCan('start', { ...there, is_fit: 0 })).toBe(
    'You said that you are not fit for duty. Call the office.',
  )
  expect(driverJobCan('start', { ...there, checklist: 'missing' })).toBe(
    'Complete the checklist of the machine first.',
  )
  expect(driverJobCan('start', { ...there, checklist: 'fail' })).toBe(
    'The machine failed its checklist. Call the office.',
  )
  for (const checklist of ['not needed', 'pass', 'pass_with_defects', 'overridden'] as const)
    expect(driverJobCan('start', { ...there, checklist })).toBe(true)
})

test('who is not fit, or whose machine failed, does not set out until the office decides', () => {
  const agreed = { ...reached('Accepted'), is_fit: 1, checklist: 'missing' as const }
  const stops = [
    [{ is_fit: 0 }, 'You said that you are not fit for duty. Call the office.'],
    [
      { not_fit_on: 'J-004512-07' },
      'You said on J-004512-07 that you are not fit for duty. Call the office.',
    ],
    [{ checklist: 'fail' }, 'The machine failed its checklist. Call the office.'],
    [{ off_road: 'Hose burst.' }, 'The machine is off the road: Hose burst. Call the office.'],
  ] as const
  for (const [stop, words] of stops) {
    const stopped = { ...agreed, ...stop }
    expect([driverJobCan('travel', stopped), driverJobCan('arrive', stopped)]).toEqual([words, words])
    expect(nextStep(stopped, false)).toBeNull()
    expect(driverJobCan('start', { ...stopped, status: 'On Site' })).toBe(words)
    // Who is on the way already says where they are.
    expect(driverJobCan('arrive', { ...stopped, status: 'En Route' })).toBe(true)
  }
  const cleared = { ...agreed, is_fit: 0, is_cleared: 1 }
  expect([driverJobCan('travel', cleared), nextStep(cleared, false)]).toEqual([true, 'travel'])
  expect(driverJobCan('fit_for_duty', { ...agreed, is_fit: 0 })).toBe(stops[0][1])
  const again = applyStep(cleared, { kind: 'fit_for_duty', at: at('06:00'), data: { is_fit: 0, note: null } })
  expect(driverJobCan('travel', again)).toBe(stops[0][1])
})

test('what must be tracked is not loaded without its record', () => {
  const working = reached('Working')
  expect(stepCan(load('08:00', 'Cat C with PFAS'), working)).toBe(
    'Cat C with PFAS must be tracked. Enter the Waste Tracker record number.',
  )
  expect(stepCan(load('08:00', 'Cat C with PFAS', 'WT-1'), working)).toBe(true)
  expect(stepCan(load('08:00'), working)).toBe(true)
})

test('a version that the order does not have is not accepted', () => {
  const accept = (order_version: number): Step => ({
    kind: 'accept',
    at: at('05:00'),
    data: { order_version },
  })
  expect(stepCan(accept(4), reached('Sent'))).toBe(
    'The order has no such version. Read it again and accept it as it stands.',
  )
  expect(stepCan(accept(3), reached('Sent'))).toBe(true)
})

test('what must be tracked is not tipped without its record; given at loading it counts', () => {
  const loaded = progressOf([...toWork, load('08:00', 'Cat C with PFAS')], office)
  expect(stepCan(tip('09:00'), loaded)).toBe(
    'Cat C with PFAS must be tracked. Enter the Waste Tracker record number.',
  )
  expect(stepCan(tip('09:00', 'WT-1'), loaded)).toBe(true)
  const recorded = { ...loaded, loads: loaded.loads.map((one) => ({ ...one, waste_record_no: 'WT-1' })) }
  expect(stepCan(tip('09:00'), recorded)).toBe(true)
})

test('a load of something else says what it is', () => {
  const other = load('08:00', 'Other')
  const words = 'Say what it is and its soil classification.'
  expect(stepCan(other, reached('Working'))).toBe(words)
  const said = { ...other, data: { ...other.data, note: 'Acid sulfate, N121' } } as Step
  expect(stepCan(said, reached('Working'))).toBe(true)
})

test('a waste record is of one load, unless that was void', () => {
  const tipped = progressOf([...toWork, load('08:00', 'Cat C with PFAS', 'WT-1'), tip('09:00')], office)
  const again = load('10:00', 'Cat C with PFAS', 'wt-1')
  const second = { ...again, data: { ...again.data, client_load_id: crypto.randomUUID() } } as Step
  const words = 'Waste record wt-1 is on load 1 already.'
  expect(stepCan(second, tipped)).toBe(words)
  const voided = { ...tipped, loads: tipped.loads.map((one) => ({ ...one, status: 'void' as const })) }
  expect(stepCan(second, voided)).toBe(true)
  // Said at the tip, of a load that had another at loading.
  const two = { ...applyStep(tipped, load('10:00', 'Cat C with PFAS', 'WT-2')), status: 'Loaded' as const }
  const loads = two.loads.map((one) => (one.load_no === 1 ? { ...one, client_load_id: 'first' } : one))
  expect(stepCan(tip('11:00', 'wt-1'), { ...two, loads })).toBe(words)
  expect(stepCan(tip('11:00'), { ...two, loads })).toBe(true)
})

test('a finish lies after the start, and readings do not go back', () => {
  const worked = { ...progressOf(toWork, office), smu_start: 4100.5, odometer_start: 88_000 }
  expect(stepCan(finish('07:00'), worked)).toBe('Finish time must be after start time.')
  expect(stepCan(finish('15:00', { smu: 4100 }), worked)).toBe(
    'Finish hours must not be less than start hours (4,100.5).',
  )
  expect(stepCan(finish('15:00', { odometer: 87_000 }), worked)).toBe(
    'Odometer is lower than the last reading (88,000 km).',
  )
  expect(stepCan(finish('15:00', { smu: 4108, odometer: 88_010 }), worked)).toBe(true)
})

test('without a reading at the start what the machine showed last stands, at the start too', () => {
  const known = { ...office, smu_last: 2315, odometer_last: 81_200 }
  const worked = progressOf(toWork, known)
  const hours = 'Hours are lower than the last reading (2,315 h).'
  const odometer = 'Odometer is lower than the last reading (81,200 km).'
  expect(stepCan(finish('15:00', { smu: 1 }), worked)).toBe(hours)
  expect(stepCan(finish('15:00', { odometer: 81_199 }), worked)).toBe(odometer)
  const arrived = progressOf(toWork.slice(0, -1), known)
  const start = (data: object): Step => ({ kind: 'start', at: at('07:00'), data: { ...readings, ...data } })
  expect(stepCan(start({ smu: 2314.9 }), arrived)).toBe(hours)
  expect(stepCan(start({ odometer: 1 }), arrived)).toBe(odometer)

  expect(stepCan(start({ smu: 2315 }), arrived)).toBe(true)
  expect(stepCan(finish('15:00', { smu: 2315, odometer: 81_200 }), worked)).toBe(true)
  expect(stepCan(finish('15:00', { smu: 1 }), progressOf(toWork, office))).toBe(true)
})

test('a load is noted once, tipped once and voided once', () => {
  const loaded = reached('Loaded')
  expect(stepCan(load('09:00'), { ...loaded, status: 'Working' })).toBe('This load is noted already.')
  expect(stepCan(tip('09:00'), { ...loaded, loads: [] })).toBe('There is no such load to tip.')
  const voided = applyStep(loaded, {
    kind: 'void_load',
    at: at('08:10'),
    data: { client_load_id: load_id, reason: 'Wrong pit' },
  })
  expect(voided.status).toBe('Working')
  expect(driverJobCan('void_load', { ...voided, status: 'Tipped' })).toBe('There is no load to void.')
})

test('who is on a break ends it first, and finishing ends what runs', () => {
  const onBreak = applyStep(reached('Working'), { kind: 'break_start', at: at('10:00'), data: {} })
  expect(driverJobCan('break_start', onBreak)).toBe('The break runs already.')
  expect(driverJobCan('standby_start', onBreak)).toBe('End the break first.')
  expect(driverJobCan('load', onBreak)).toBe('End the break first.')
  expect(driverJobCan('standby_end', onBreak)).toBe('No stand-by is running.')
  const done = applyStep(onBreak, finish('10:30'))
  expect(done.entries.map(({ kind, started_at, ended_at }) => [kind, started_at, ended_at])).toEqual([
    ['travel', at('06:00'), at('06:40')],
    ['work', at('07:00'), at('10:00')],
    ['break', at('10:00'), at('10:30')],
  ])
})

test('a clock that goes back makes no time that runs backwards', () => {
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

test('what the office takes back ends what runs, at that time', () => {
  const ended = progressOf(toWork, { ...office, ended: { status: 'Cancelled', at: at('09:00') } })
  expect([ended.status, ended.entries.at(-1)?.ended_at]).toEqual(['Cancelled', at('09:00')])
})

test('another date asks again until the driver accepts it, and nothing that was done is lost', () => {
  const changed = progressOf(toWork.slice(0, 2), { ...office, order_version: 4 })
  expect([orderChanged(changed), nextStep(changed, false)]).toEqual([true, 'accept'])
  expect(driverJobCan('travel', changed)).toBe(true)
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
