import { expect, test } from 'vitest'
import type { LoadFact } from './load-fact.ts'
import { materialErrors } from './material-errors.ts'

const materials = [
  { value: 'Clay', is_tracked: 0 },
  { value: 'Cat A', is_tracked: 1 },
  { value: 'Other', is_tracked: 0 },
]
const load = (material: string, more: Partial<LoadFact> = {}): LoadFact => ({
  load_no: 1,
  material,
  source: null,
  tip: null,
  loaded_at: '2026-11-23T00:00:00.000Z',
  tipped_at: null,
  net_t: 10,
  volume_m3: null,
  ticket_no: null,
  waste_record_no: null,
  note: null,
  ...more,
})
const site = { id: 3, name: 'Lysterfield', suburb: null, by_name: 1 }
const restricted = [{ material: 'Cat A', contains: 'asbestos', tips: [site] }]
const tips = [
  { id: 7, tip_site_id: site.id, direction: 'tip' },
  { id: 8, tip_site_id: site.id, direction: 'supply' },
] as const
const errors = (loads: LoadFact[], before: LoadFact[] = []) =>
  materialErrors(loads, before, { materials, restricted, tips })
const soil = load('Cat A')
const words = 'Cat A must be tracked. Enter the Waste Tracker record number.'

test('a material is one from the list, in any spelling', () => {
  for (const material of ['Cat-A', 'CatA', 'cat a', 'Category A', 'ACM'])
    expect(errors([load('Clay'), load(material)])).toEqual({
      'loads.1.material': 'Material is not one of the choices.',
    })
})

test('"Other" needs a description', () => {
  for (const note of [null, ''])
    expect(errors([load('Other', { note })])).toEqual({
      'loads.0.note': 'Say what it is and its soil classification.',
    })
  expect(errors([load('Other', { note: 'Acid sulfate, N121' })])).toEqual({})
})

test('a new load of tracked material names its record', () => {
  expect(errors([load('Clay'), soil])).toEqual({ 'loads.1.waste_record_no': words })
  expect(errors([load('Clay'), { ...soil, waste_record_no: 'WT-01' }])).toEqual({})
})

test('a record is more than a letter, whatever the material', () => {
  for (const waste_record_no of ['x', 'W-1', '. . . .', 'äöüß'])
    for (const material of ['Cat A', 'Clay'])
      expect(errors([load(material, { waste_record_no })])).toEqual({
        'loads.0.waste_record_no': 'Waste record number must have at least 4 letters or digits.',
      })
})

test('a changed load is checked, an unchanged one is not', () => {
  expect(errors([{ ...soil, load_no: 4 }], [soil])).toEqual({})
  expect(errors([{ ...soil, net_t: 11 }], [soil])).toEqual({ 'loads.0.waste_record_no': words })
  expect(errors([soil], [load('Clay')])).toEqual({ 'loads.0.waste_record_no': words })
  // Its record is removed, or the same load appears again.
  expect(errors([soil], [{ ...soil, waste_record_no: 'WT-01' }])).toEqual({
    'loads.0.waste_record_no': words,
  })
  expect(errors([soil, soil], [soil])).toEqual({ 'loads.1.waste_record_no': words })
})

test('loads recorded before notes and the list stay as they were', () => {
  const { note: _none, ...old } = load('Contaminated')
  expect(errors([load('Contaminated')], [old])).toEqual({})
})

test('material with asbestos is noted only at a site that takes it, and one that was noted so before stays', () => {
  const at = (tip: string | null) => ({ ...soil, waste_record_no: 'WT-01', tip })
  const refused = 'Epping does not accept asbestos, which Cat A contains. It may go to Lysterfield.'
  expect(errors([at('Epping')])).toEqual({ 'loads.0.tip': refused })
  for (const tip of ['lysterfield', null]) expect(errors([at(tip)])).toEqual({})
  expect(errors([at('Epping')], [at('Epping')])).toEqual({})
  // The figures of one that is on record are corrected; a further load, and another place, are checked.
  const corrected = { ...at('Epping'), net_t: 12 }
  expect(errors([corrected], [at('Epping')])).toEqual({})
  expect(errors([corrected, at('Epping')], [at('Epping')])).toEqual({ 'loads.0.tip': refused })
  expect(errors([at('Epping')], [at('Lysterfield')])).toEqual({ 'loads.0.tip': refused })
})

test('the site of a tip order is known, whatever else has its name; a supplier’s is not where it went', () => {
  const at = (tip_order_id: number) => ({
    ...soil,
    waste_record_no: 'WT-01',
    tip: 'Westgate',
    tip_order_id,
  })
  expect(errors([at(7)])).toEqual({})
  expect(errors([at(8)])).toEqual({ 'loads.0.tip': expect.stringContaining('Westgate does not accept') })
})

test('the tip order that a load was for does not make it another one', () => {
  expect(errors([{ ...soil, tip_order_id: 7 }], [soil])).toEqual({})
})
