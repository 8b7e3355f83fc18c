import { expect, test } from 'vitest'
import { attachment, document, machine, order } from '#test/candidate-facts.ts'
import { attachmentReasons } from './attachment-reasons.ts'
import type { AttachmentFacts, OrderFacts } from './facts.ts'
import { rankAttachments } from './rank-attachments.ts'
import { forbids } from './reason.ts'

const on = (...machines: Parameters<typeof machine>[0][]): OrderFacts => ({
  ...order,
  assets: machines.map((fields) => machine(fields)),
})
const excavator = on({})
const against = (fields: Partial<AttachmentFacts> = {}, where = excavator): string[] =>
  attachmentReasons(where, attachment(fields)).map(({ text }) => text)

test('an attachment works on a machine of the order', () => {
  const [reason] = attachmentReasons(order, attachment())
  expect(reason).toEqual({
    code: 'machine',
    text: 'WO-000009 has no machine for HAM-20 Rock hammer. Book the machine first.',
    blocks: 'hard',
  })
  expect(forbids(reason!, 'pencilled')).toBe(true)
  expect(against()).toEqual([])
})

test('category, mass and hitch block with a reason that can be overridden', () => {
  const objections = attachmentReasons(
    on({ category: 'Dozer D6', operating_mass_t: 26, hitch_type: 's_type' }),
    attachment({ compatible_category_ids: [2] }),
  )
  expect(objections.every(({ blocks }) => blocks === 'soft')).toBe(true)
  expect(objections.map(({ text }) => text)).toEqual([
    'HAM-20 Rock hammer does not fit Dozer D6.',
    'EX-14 Cat 320 weighs 26 t. HAM-20 Rock hammer fits machines 18 to 25 t.',
    'EX-14 Cat 320 has an S-type hitch. HAM-20 Rock hammer needs a Klac hitch.',
  ])
})

test('what is not known about a machine or attachment is no objection', () => {
  expect(against({}, on({ operating_mass_t: null, hitch_type: null }))).toEqual([])
  expect(
    against({ min_tonne: null, max_tonne: null, hitch_type: null }, on({ operating_mass_t: 99 })),
  ).toEqual([])
  expect(against({ max_tonne: null }, on({ operating_mass_t: 99 }))).toEqual([])
  expect(against({ min_tonne: null }, on({ operating_mass_t: 99 }))).toHaveLength(1)
})

test('it is judged on the machine that it fits best', () => {
  const both = on({ id: 2, asset_category_id: 2, operating_mass_t: 3 }, {})
  expect(against({}, both)).toEqual([])
})

test('status, a fixed machine and an expired lifting test are objections', () => {
  expect(against({ status: 'in_workshop' })).toEqual(['HAM-20 Rock hammer is in the workshop.'])
  expect(against({ status: 'sold' })).toEqual(['HAM-20 Rock hammer is sold.'])
  expect(against({ fixed_to: { id: 99, name: 'EX-02 Kubota' } })).toEqual([
    'HAM-20 Rock hammer is fixed to EX-02 Kubota.',
  ])
  expect(against({ fixed_to: { id: 1, name: 'EX-14 Cat 320' } })).toEqual([])
  const lapsed = document({
    owner: 'HAM-20 Rock hammer',
    type: 'Lifting test',
    is_mandatory: false,
    expires_on: '2026-11-01',
  })
  expect(against({ documents: [lapsed] })).toEqual(['HAM-20 Rock hammer: Lifting test is expired.'])
})

test('wanted ones come first, then those that fit, and those that cannot go last', () => {
  const booked = {
    id: 1,
    kind: 'work' as const,
    certainty: 'confirmed' as const,
    job_item_id: 7,
    order_no: 'WO-000007',
    starts_at: order.starts_at,
    ends_at: order.ends_at,
    from: order.starts_at,
    to: order.ends_at,
  }
  const ranked = rankAttachments({ ...excavator, wanted_attachment_ids: [3, 4] }, [
    attachment({ id: 1, name: 'A fits' }),
    attachment({ id: 2, name: 'B no fit', compatible_category_ids: [2] }),
    attachment({ id: 3, name: 'C wanted' }),
    attachment({ id: 4, name: 'D wanted, taken', near: [booked] }),
    attachment({ id: 5, name: 'E fixed here', fixed_to: { id: 1, name: 'EX-14' } }),
  ])
  expect(ranked.map(({ name }) => name)).toEqual([
    'C wanted',
    'E fixed here',
    'A fits',
    'B no fit',
    'D wanted, taken',
  ])
  expect(ranked[0]).toMatchObject({
    free: 1,
    matches: 1,
    why_ranked: 'Wanted on this job, fits the machine, no other work that day',
  })
  expect(ranked.at(-1)).toMatchObject({ free: 0 })
})
