import { expect, test } from 'vitest'
import type { LoadFact } from './load-fact.ts'
import { missingRecords } from './missing-records.ts'

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
  ...more,
})
const soil = load('Cat A contaminated soil')
const words = 'Cat A contaminated soil must be tracked. Enter the Waste Tracker record number.'

test('a new load that must be tracked names its record', () => {
  expect(missingRecords([load('Clay'), soil], [])).toEqual({ 'loads.1.waste_record_no': words })
  expect(missingRecords([load('Clay'), { ...soil, waste_record_no: 'WT-1' }], [])).toEqual({})
})

test('one that was changed names it too, and one that stood so does not', () => {
  expect(missingRecords([{ ...soil, load_no: 4 }], [soil])).toEqual({})
  expect(missingRecords([{ ...soil, net_t: 11 }], [soil])).toEqual({ 'loads.0.waste_record_no': words })
  expect(missingRecords([soil], [load('Clay')])).toEqual({ 'loads.0.waste_record_no': words })
  // Its record is taken away, or the same comes once more.
  expect(missingRecords([soil], [{ ...soil, waste_record_no: 'WT-1' }])).toEqual({
    'loads.0.waste_record_no': words,
  })
  expect(missingRecords([soil, soil], [soil])).toEqual({ 'loads.1.waste_record_no': words })
})
