import { expect, test } from 'vitest'
import type { DocketModel } from '../contract/docket-document.ts'
import { photosLeftOut, photosOfDocket, shiftTime, tablesOfDocket } from './docket-tables.ts'

const load: DocketModel['loads'][number] = {
  load_no: 1,
  material: 'Clean fill',
  source: 'Stage 2 basement',
  tip: 'Ravenhall tip',
  loaded_at: '2026-11-19T20:10:00Z',
  tipped_at: null,
  net_t: 12.48,
  volume_m3: null,
  ticket_no: 'RV-88121',
  waste_record_no: null,
}
const model = (parts: Partial<DocketModel>): DocketModel =>
  ({ shift_date: '2026-11-20', entries: [], loads: [], ...parts }) as DocketModel

test('a docket without hours or loads has no tables', () => {
  expect(tablesOfDocket(model({}))).toEqual([])
})

test('hours have their length, and a time of another day its date', () => {
  const [hours] = tablesOfDocket(
    model({
      entries: [
        { kind: 'work', started_at: '2026-11-19T20:00:00Z', ended_at: '2026-11-20T00:30:00Z', note: null },
        {
          kind: 'break',
          started_at: '2026-11-20T00:30:00Z',
          ended_at: '2026-11-20T01:00:00Z',
          note: 'Lunch',
        },
      ],
    }),
  )
  expect(hours?.heading).toBe('Hours and breaks')
  expect(hours?.rows).toEqual([
    ['Work', '7:00 am', '11:30 am', '4 h 30 min', ''],
    ['Break', '11:30 am', '12:00 pm', '30 min', 'Lunch'],
  ])
  expect(shiftTime('2026-11-20T14:00:00Z', '2026-11-20')).toContain('21 Nov 2026')
})

test('a load says when, what, from where, to where, its tickets and how much', () => {
  const full = {
    ...load,
    tipped_at: '2026-11-19T21:05:00Z',
    volume_m3: 8,
    waste_record_no: 'WT-20931',
    note: 'Wet',
  }
  const [loads] = tablesOfDocket(model({ loads: [full] }))
  expect(loads?.rows).toEqual([
    [
      '1',
      '7:10 am',
      '8:05 am',
      'Clean fill\nWet',
      'Stage 2 basement',
      'Ravenhall tip',
      'RV-88121\nwaste record WT-20931',
      '12.48 t\n8 m³',
    ],
  ])
  expect(loads?.total).toEqual([])
})

test('several loads are summed, each unit by itself and without rounding', () => {
  const loads = [load, { ...load, load_no: 2, net_t: 0.1, volume_m3: 8 }, { ...load, load_no: 3, net_t: 0.2 }]
  const [table] = tablesOfDocket(model({ loads }))
  expect(table?.total).toEqual(['', '', '', '3 loads', '', '', '', '12.78 t\n8 m³'])
})

test('a photo names the ticket and load it is of, and its row says that there is one', () => {
  const loads = [load, { ...load, load_no: 2, ticket_no: null }]
  const photos = [
    { load_no: 1, sha256: 'a' },
    { load_no: 2, sha256: 'b' },
  ]
  expect(photosOfDocket(model({ loads, photos }))).toEqual([
    { caption: 'Ticket RV-88121 of load 1', sha256: 'a' },
    { caption: 'Ticket of load 2', sha256: 'b' },
  ])
  const tickets = tablesOfDocket(model({ loads, photos }))[0]?.rows.map((row) => row[6])
  expect(tickets).toEqual(['RV-88121\nphoto', 'photo'])
  expect(photosOfDocket(model({ loads }))).toEqual([])
})

test('a PDF shows forty photos, and says how many more there are', () => {
  const of = (count: number) =>
    model({
      loads: [load],
      photos: Array.from({ length: count }, (_, at) => ({ load_no: 1, sha256: `${at}` })),
    })
  expect(photosOfDocket(of(40))).toHaveLength(40)
  expect(photosLeftOut(of(40))).toBeNull()
  expect(photosOfDocket(of(43))).toHaveLength(40)
  expect(photosLeftOut(of(43))).toBe('3 more photos in Haulyard.')
})
