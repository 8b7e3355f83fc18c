import { expect, test } from 'vitest'
import { asset, document, driver, machine, order } from '#test/candidate-facts.ts'
import { assetReasons } from './asset-reasons.ts'
import { driverReasons } from './driver-reasons.ts'
import type { AssetFacts, DriverFacts, OrderFacts, DocumentFacts } from './facts.ts'
import { rankDrivers } from './rank.ts'
import { forbids, notOverridden } from './reason.ts'

const ofAsset = (fields: Partial<AssetFacts>, at: Partial<OrderFacts> = {}) =>
  assetReasons({ ...order, ...at }, asset(fields)).map(({ code, text }) => `${code}: ${text}`)
const ofDriver = (fields: Partial<DriverFacts>, at: Partial<OrderFacts> = {}) =>
  driverReasons({ ...order, ...at }, driver(fields)).map(({ code, text }) => `${code}: ${text}`)

test('each soft reason against an asset, in words', () => {
  expect(ofAsset({ status: 'off_road', off_road_reason: 'hydraulic leak. ' })).toEqual([
    'off_road: EX-14 Cat 320 is off road: hydraulic leak.',
  ])
  expect(ofAsset({ status: 'in_workshop' })).toEqual(['off_road: EX-14 Cat 320 is in the workshop.'])
  expect(ofAsset({ status: 'sold' })).toEqual(['sold: EX-14 Cat 320 is sold.'])
  expect(ofAsset({ rego_expires_on: '2026-11-22' })).toEqual([
    'rego: EX-14 Cat 320: Registration expired on 22 Nov 2026.',
  ])
  expect(ofAsset({ rego_expires_on: '2026-11-23' })).toEqual([])
  expect(ofAsset({ asset_category_id: 2, category: 'Dozer D6' })).toEqual([
    'category: Dozer D6, not an excavator 20T.',
  ])
  expect(ofAsset({ subcontractor: 'Barwon Plant', subcontractor_status: 'pending' })).toEqual([
    'subcontractor: Barwon Plant is not approved.',
  ])
  expect(ofAsset({ subcontractor: 'Barwon Plant', subcontractor_status: 'suspended' })).toEqual([
    'subcontractor: Barwon Plant is suspended.',
  ])
  expect(ofAsset({}, { drivers: [{ id: 5, name: 'Dan Okafor', licence_class: 'C', skills: [] }] })).toEqual([
    'licence: Dan Okafor holds C. EX-14 Cat 320 needs MR.',
  ])
})

test('a machine that a client has is not booked, whoever overrides, until it is due back', () => {
  const on_hire = {
    job_no: 'J-000007',
    client: 'Westgate',
    on_hire_at: '2026-11-02T20:00:00Z',
    off_hire_at: null,
    due_back_on: '2026-11-23',
    is_out: true,
  }
  const reasons = (fields: Partial<AssetFacts>) => assetReasons(order, asset(fields))
  const text =
    'EX-14 Cat 320 is on hire to Westgate for J-000007 since 3 Nov 2026 at 7:00 am, due back 23 Nov 2026.'
  expect(reasons({ on_hire })).toEqual([{ code: 'on_hire', text, blocks: 'hard' }])
  expect(reasons({ on_hire: { ...on_hire, is_out: false } })).toEqual([
    { code: 'on_hire', text, blocks: 'soft' },
  ])
  expect(reasons({ on_hire: { ...on_hire, off_hire_at: '2026-11-23T04:00:00Z' } })[0]?.text).toBe(
    'EX-14 Cat 320 was on hire to Westgate for J-000007 from 3 Nov 2026 at 7:00 am to 23 Nov 2026 at 3:00 pm.',
  )
  expect(reasons({ on_hire, status: 'off_road', off_road_reason: 'Track' }).map(({ code }) => code)).toEqual([
    'on_hire',
    'off_road',
  ])
})

test('each soft reason against a driver, in words', () => {
  expect(ofDriver({ status: 'NotActive' })).toEqual(['inactive: Dan Okafor is not active.'])
  expect(ofDriver({ end_date: '2026-11-22' })).toEqual(['inactive: Dan Okafor is not active.'])
  expect(ofDriver({ start_date: '2026-11-24' })).toEqual(['inactive: Dan Okafor is not active.'])
  expect(ofDriver({ licence_class: 'LR' })).toEqual(['licence: Dan Okafor holds LR. Excavator 20T needs MR.'])
  expect(ofDriver({ licence_class: null })).toEqual([
    'licence: Dan Okafor holds no licence class. Excavator 20T needs MR.',
  ])
  const truck = machine({ name: 'T-3 Kenworth', min_licence_class: 'MC' })
  expect(ofDriver({}, { assets: [truck] })).toEqual(['licence: Dan Okafor holds HR. T-3 Kenworth needs MC.'])
  const long = { starts_at: '2026-11-22T13:30:00Z', ends_at: '2026-11-22T20:00:00Z' }
  const work = {
    id: 1,
    kind: 'work',
    certainty: 'confirmed',
    job_item_id: 7,
    order_no: 'WO-000007',
    ...long,
  } as const
  const near = [{ ...work, from: long.starts_at, to: long.ends_at }]
  expect(ofDriver({ near })).toEqual([
    'fatigue: Dan Okafor would reach 14.5 hours in 24 hours. The limit is 12.',
  ])
  expect(ofDriver({ near: [{ ...near[0]!, certainty: 'pencilled' }] })).toEqual([])
  // The docket counts, not the plan: work ended at two in the morning, or went on until seven.
  const reasonsUntil = (ends_at: string) => ofDriver({ near, worked: [{ job_item_id: 7, ...long, ends_at }] })
  expect(reasonsUntil('2026-11-22T15:00:00Z')).toEqual([])
  expect(reasonsUntil('2026-11-22T20:30:00Z')).toEqual([
    'fatigue: Dan Okafor would reach 15 hours in 24 hours. The limit is 12.',
  ])
})

test('a night shift needs documents, registration and licence until the morning; one that ends at midnight does not', () => {
  const night = {
    work_date: '2026-11-26',
    starts_at: '2026-11-26T07:00:00.000Z',
    ends_at: '2026-11-26T17:00:00.000Z',
  }
  const untilMidnight = { ...night, ends_at: '2026-11-26T13:00:00.000Z' }
  const thatDay = '2026-11-26'
  const asset = {
    rego_expires_on: thatDay,
    documents: [document({ owner: 'EX-14', type: 'Insurance', expires_on: thatDay })],
  }
  const driver = {
    licence_expires_on: thatDay,
    end_date: thatDay,
    documents: [document({ expires_on: thatDay })],
  }
  expect(ofAsset(asset, night)).toEqual([
    'rego: EX-14 Cat 320: Registration expired on 26 Nov 2026.',
    'document: EX-14: Insurance is expired.',
  ])
  expect(ofDriver(driver, night)).toEqual([
    'inactive: Dan Okafor is not active.',
    'document: Dan Okafor: Driver licence is expired.',
    'document: Dan Okafor: White card is expired.',
  ])
  expect(ofAsset(asset, untilMidnight)).toEqual([])
  expect(ofDriver(driver, untilMidnight)).toEqual([])
  // The work's own day is the first: work starting the day after does not overlap its end.
  expect(ofDriver({ start_date: '2026-11-27' }, night)).toEqual(['inactive: Dan Okafor is not active.'])
})

test('documents: missing, not approved, expired on the day; an optional one only once expired', () => {
  const flaw = (fields: Partial<DocumentFacts>) => ofDriver({ documents: [document(fields)] })
  expect(flaw({})).toEqual([])
  expect(flaw({ status: null })).toEqual(['document: Dan Okafor: White card is missing.'])
  expect(flaw({ status: 'pending' })).toEqual(['document: Dan Okafor: White card is not approved.'])
  expect(flaw({ status: 'rejected' })).toEqual(['document: Dan Okafor: White card is not approved.'])
  expect(flaw({ expires_on: '2026-11-22' })).toEqual(['document: Dan Okafor: White card is expired.'])
  expect(flaw({ expires_on: '2026-11-23' })).toEqual([])
  expect(flaw({ expires_on: '2026-11-22', blocks_on_expiry: false })).toEqual([])
  expect(flaw({ is_mandatory: false, status: null })).toEqual([])
  expect(flaw({ is_mandatory: false, expires_on: '2026-11-22' })).toHaveLength(1)
  expect(flaw({ is_reviewed: false, status: 'pending' })).toEqual([])
})

test('an expired licence is reported once, though its date is stored twice', () => {
  const expired = document({ type: 'Driver licence', expires_on: '2026-11-01' })
  expect(ofDriver({ licence_expires_on: '2026-11-01', documents: [expired] })).toEqual([
    'document: Dan Okafor: Driver licence is expired.',
  ])
})

test('a trailer accompanies the order’s machine, and does not replace it', () => {
  const trailer = {
    id: 2,
    asset_category_id: 8,
    category: 'Tag trailer',
    asset_group: 'trailer',
    name: 'TR-1 Tag',
  }
  expect(ofAsset(trailer)).toHaveLength(1)
  const main = machine({ name: 'EX-14', min_licence_class: null })
  expect(ofAsset(trailer, { assets: [main] })).toEqual([])
})

test('an override covers the wording that was read, and never a hard reason', () => {
  const reasons = ofDriver({ documents: [document({ status: null })] })
  expect(reasons).toHaveLength(1)
  const read = driverReasons(order, driver({ documents: [document({ status: null })] }))
  expect(notOverridden(read, [{ text: 'Dan Okafor: White card is missing.' }])).toEqual([])
  expect(notOverridden(read, [{ text: 'Dan Okafor: White card is expired.' }])).toEqual(read)
  const hard = [{ code: 'booked', text: 'booked', blocks: 'hard' }] as const
  expect(notOverridden(hard, [{ text: 'booked' }])).toEqual(hard)
})

test('an order has one machine that does the work and one driver, pencilled or not', () => {
  const main = machine({ min_licence_class: null })
  const text = 'WO-000009 already has EX-14 Cat 320. Release it first.'
  const [reason] = assetReasons({ ...order, assets: [main] }, asset({ id: 2, name: 'EX-15' }))
  expect(reason).toEqual({ code: 'full', text, blocks: 'hard' })
  expect([forbids(reason!, 'pencilled'), forbids(reason!, 'confirmed')]).toEqual([true, true])
  expect(ofAsset({ id: 1 }, { assets: [main] })).toEqual([])
  const dan = { id: 5, name: 'Dan Okafor', licence_class: 'HR' as const, skills: [] }
  expect(ofDriver({ id: 6, name: 'Deb Quill' }, { drivers: [dan] })).toEqual([
    'full: WO-000009 already has Dan Okafor. Release it first.',
  ])
})

test('only a licence in force is named in a driver’s favour', () => {
  const whyOf = (fields: Parameters<typeof driver>[0]) => rankDrivers(order, [driver(fields)])[0]?.why_ranked
  expect(whyOf({})).toMatch(/holds HR/i)
  expect(whyOf({ licence_expires_on: '2026-11-01' })).not.toMatch(/holds/i)
  expect(whyOf({ documents: [document({ type: 'Driver licence', status: null })] })).not.toMatch(/holds/i)
  expect(whyOf({ documents: [document({ type: 'White card', status: null })] })).toMatch(/holds HR/i)
})
