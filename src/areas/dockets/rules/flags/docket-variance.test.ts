import { expect, test } from 'vitest'
import { melbourneInstant } from '#shared/local-date.ts'
import { type ClaimedLine, type Carried, needsNewSignature as asks } from './needs-new-signature.ts'
import { docketVariance, isOverTolerance } from './docket-variance.ts'
import { shiftEntries } from '../shift/shift-entries.ts'

const at = (time: string) => melbourneInstant('2026-11-23', time)
const plan = { starts_at: at('07:00'), ends_at: at('15:00'), min_hours: 4 }
const whole = {
  starts_at: at('07:00'),
  finishes_at: at('15:00'),
  entries: [] as Parameters<typeof docketVariance>[0]['entries'],
  loads: [] as Parameters<typeof docketVariance>[0]['loads'],
  smu_start: null as number | null,
  smu_finish: null as number | null,
  odometer_start: null as number | null,
  odometer_finish: null as number | null,
}
const alone = { overlaps: [], checklist_at: null, asset: null }
const lunch = { kind: 'break', started_at: at('12:00'), ended_at: at('12:30'), note: null } as const

test('a day as planned, or within a quarter of an hour, is not flagged', () => {
  const entries = shiftEntries({ ...whole, entries: [lunch] })
  expect(docketVariance({ ...whole, entries }, plan, alone)).toEqual([])
  const late = { ...whole, entries, starts_at: at('07:15'), finishes_at: at('14:45') }
  expect(docketVariance(late, plan, alone)).toEqual([])
})

test('all differences are described', () => {
  const shift = { ...whole, starts_at: at('06:30'), finishes_at: at('15:16') }
  const entries = shiftEntries(shift)
  const load = {
    load_no: 2,
    material: 'Fill',
    source: null,
    tip: null,
    loaded_at: at('08:00'),
    tipped_at: null,
  }
  const noFigures = { net_t: null, volume_m3: null, ticket_no: null, waste_record_no: null }
  const flags = docketVariance({ ...shift, entries, loads: [{ ...load, ...noFigures }] }, plan, {
    overlaps: [{ docket_no: 'D-000007', starts_at: at('15:00'), finishes_at: at('17:00') }],
    checklist_at: at('06:45'),
    asset: null,
  })
  expect(flags).toEqual([
    { code: 'start', text: 'Started at 6:30 am, 30 min before the planned 7:00 am.' },
    { code: 'finish', text: 'Finished at 3:16 pm, 16 min after the planned 3:00 pm.' },
    { code: 'break', text: 'More than 5 hours without a break.' },
    { code: 'ticket', text: 'Load 2 has no ticket.' },
    { code: 'overlap', text: 'Overlaps D-000007, 23 Nov 2026, 3:00 pm to 5:00 pm.' },
    { code: 'checklist', text: 'The checklist was completed at 6:45 am, after the start at 6:30 am.' },
  ])
  expect(isOverTolerance(flags)).toBe(true)
  expect(isOverTolerance(flags.slice(2))).toBe(false)
})

test('a load over its truck’s payload is flagged, a full one is not', () => {
  const entries = shiftEntries({ ...whole, entries: [lunch] })
  const load = (net_t: number | null) => ({
    load_no: 1,
    material: 'Clay',
    source: null,
    tip: null,
    loaded_at: at('08:00'),
    tipped_at: null,
    net_t,
    volume_m3: null,
    ticket_no: 'W1',
    waste_record_no: null,
  })
  const flags = (net_t: number | null, payload_t: number | null) =>
    docketVariance({ ...whole, entries, loads: [load(net_t)] }, plan, {
      ...alone,
      asset: { fleet_no: 'T10-02', name: 'Isuzu FVZ', payload_t },
    })
  expect(flags(11.46, 11)).toEqual([
    { code: 'payload', text: '11.46 t is over the 11 t payload of T10-02 Isuzu FVZ.' },
  ])
  expect(isOverTolerance(flags(11.46, 11))).toBe(false)
  expect(flags(11, 11)).toEqual([])
  expect(flags(null, 11)).toEqual([])
  expect(flags(11.46, null)).toEqual([])
})

test('a short shift is below the minimum', () => {
  const shift = { ...whole, finishes_at: at('09:00') }
  const flags = docketVariance({ ...shift, entries: shiftEntries(shift) }, plan, alone)
  expect(flags).toContainEqual({
    code: 'minimum',
    text: 'Worked 2 h, less than the minimum of 4 h.',
  })
})

const refused = (fields: Partial<typeof whole>) => {
  try {
    return shiftEntries({ ...whole, ...fields })
  } catch (error) {
    return (error as Error).message
  }
}

test('impossible times and readings are refused', () => {
  expect(refused({ finishes_at: at('07:00') })).toBe('Finish time must be after start time.')
  expect(refused({ finishes_at: at('23:30') })).toBe('A shift cannot be longer than 16 hours.')
  const long = { ...lunch, started_at: at('07:00'), ended_at: at('15:00') }
  expect(refused({ entries: [long] })).toBe('Breaks cannot be longer than the shift.')
  expect(refused({ entries: [{ ...lunch, ended_at: at('15:30') }] })).toBe(
    'Breaks and stand-by must be between start and finish.',
  )
  expect(refused({ entries: [lunch, lunch] })).toBe('Two of these times overlap.')
  expect(refused({ smu_start: 12, smu_finish: 11 })).toBe(
    'Finish hours must not be less than start hours (12).',
  )
  expect(refused({ odometer_start: 12, odometer_finish: 11 })).toBe(
    'Odometer is lower than the last reading (12 km).',
  )
})

test('between start and finish everything is work unless it is something else; travel is outside', () => {
  const travel = { ...lunch, kind: 'travel' as const, started_at: at('06:00'), ended_at: at('07:00') }
  expect(shiftEntries({ ...whole, entries: [lunch, travel] }).map(({ kind }) => kind)).toEqual([
    'travel',
    'work',
    'break',
    'work',
  ])
})

test('a revision is checked for more by what it charges, and by hours the minimum hides', () => {
  const line = {
    description: 'x',
    unit: 'hour',
    job_rate_id: null,
    quantity_agreed: 8,
    is_billable: 1,
  } as ClaimedLine
  const of = (worked_minutes: number, ...lines: ClaimedLine[]) => ({
    worked_minutes,
    standby_minutes: 0,
    lines,
    loads: [] as Carried[],
  })
  const needsNewSignature = (signed: ClaimedLine[], revised: ClaimedLine[]) =>
    asks(of(480, ...signed), of(480, ...revised))
  // Two hours and three are both charged as four.
  expect(asks(of(120, line), of(180, line))).toBe(true)
  expect(asks(of(180, line), of(120, line))).toBe(false)
  expect(asks({ ...of(120, line), standby_minutes: 60 }, of(180, line))).toBe(false)
  expect(asks(of(120, line), { ...of(120, line), standby_minutes: 60 })).toBe(true)
  expect(needsNewSignature([line], [{ ...line, quantity_agreed: 7 }])).toBe(false)
  expect(needsNewSignature([line], [{ ...line, quantity_agreed: 8.25 }])).toBe(true)
  expect(needsNewSignature([line], [line, { ...line, job_rate_id: 3, quantity_agreed: 1 }])).toBe(true)
  expect(
    needsNewSignature([line], [line, { ...line, job_rate_id: 3, quantity_agreed: 1, is_billable: 0 }]),
  ).toBe(false)
})

test('more loads, tonnes or cubic metres count as more, even if they charge nothing', () => {
  const load = (material: string, net_t: number | null, volume_m3: number | null = null): Carried => ({
    material,
    net_t,
    volume_m3,
  })
  const needsNewSignature = (signed: Carried[], revised: Carried[]) => {
    const base = { worked_minutes: 480, standby_minutes: 0, lines: [] }
    return asks({ ...base, loads: signed }, { ...base, loads: revised })
  }
  const clay = load('Clay', 10.1)
  expect(needsNewSignature([], [load('Clay', null)])).toBe(true)
  expect(needsNewSignature([clay], [clay, load('Clay', null)])).toBe(true)
  expect(needsNewSignature([clay], [load('Clay', 10.2)])).toBe(true)
  expect(needsNewSignature([load('Clay', null, 8)], [load('Clay', null, 9)])).toBe(true)
  // As many loads, but of another material.
  expect(needsNewSignature([clay], [load('Cat A contaminated soil', 10.1)])).toBe(true)

  expect(needsNewSignature([clay, clay], [clay])).toBe(false)
  expect(needsNewSignature([clay], [load('Clay', 9)])).toBe(false)
  // The tonnes were entered on the wrong loads.
  expect(
    needsNewSignature([load('Clay', 0.1), load('Clay', 0.2)], [load('Clay', 0.2), load('Clay', 0.1)]),
  ).toBe(false)
})
