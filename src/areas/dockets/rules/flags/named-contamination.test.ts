import { expect, test } from 'vitest'
import { load } from '#test/shift-facts.ts'
import { namedContamination } from './named-contamination.ts'

const materials = [
  { value: 'Cat C', is_tracked: 1 },
  { value: 'Clean Fill', is_tracked: 0 },
  { value: 'Other', is_tracked: 0 },
]
const flags = (note: string | null, more = {}) =>
  namedContamination([load(3, { material: 'Other', note, ...more })], materials)

test.each([
  'Category C contaminated soil N120',
  'cat-b',
  'CAT D spoil',
  'Contamination found',
  'PFAS',
  'some asbestos',
  'ACM in it',
  'Acid sulfate',
  'acid-sulphate soil',
  'n 121',
])('a note about contaminated soil suggests another material: %s', (note) => {
  const flag = { code: 'material', text: 'Check the material of load 3: the note names contaminated soil.' }
  expect(flags(note)).toEqual([flag])
  expect(flags(note, { material: 'Clean Fill' })).toEqual([flag])
})

test('other notes, those on tracked material, or with a record do not', () => {
  for (const note of [null, '', 'Green waste', 'Cattle manure', 'Pit N12', 'cat access blocked'])
    expect(flags(note)).toEqual([])
  expect(flags('PFAS', { material: 'Cat C' })).toEqual([])
  expect(flags('PFAS', { waste_record_no: 'WT-0099' })).toEqual([])
})
