import { expect, test } from 'vitest'
import { companyReasons } from './company-reasons.ts'

const today = '2026-11-20'
const machine = (name: string, reasons: string[], more: object = {}) => ({
  record_type: 'asset' as const,
  record_id: 7,
  name,
  reasons,
  order_no: null,
  starts_at: null,
  client: null,
  ...more,
})
const acme = { id: 3, name: 'Acme' }

test('of many who lack the same the first three are named', () => {
  const of = (count: number) =>
    companyReasons(
      Array.from({ length: count }, (_, at) => machine(`BW-${at + 1}`, ['Insurance is missing'])),
      acme,
      today,
    )
  expect(of(80)).toMatchObject([{ label: '80 machines', detail: 'BW-1, BW-2, BW-3 and 77 more' }])
  // One more name takes no more room than its count.
  expect(of(4)).toMatchObject([{ label: '4 machines', detail: 'BW-1, BW-2, BW-3, BW-4' }])
})

test('what someone lacks is not taken for their company’s because it starts like its name', () => {
  const white = { id: 3, name: 'White' }
  expect(companyReasons([machine('BW-1', ['White card is missing'])], white, today)).toMatchObject([
    { label: 'BW-1', reason: 'White card is missing' },
  ])
  expect(
    companyReasons([machine('BW-1', ['White is suspended', 'White: WorkCover is missing'])], white, today),
  ).toMatchObject([{ label: 'Your company', reason: 'White is suspended; WorkCover is missing' }])
})

test('a company without a capital is found in reasons, which start with one', () => {
  const lower = { id: 3, name: 'iDig' }
  expect(companyReasons([machine('BW-1', ['IDig: WorkCover is missing'])], lower, today)).toMatchObject([
    { label: 'Your company', reason: 'WorkCover is missing' },
  ])
})

test('a booking reads within a sentence', () => {
  const booked = { starts_at: '2026-11-19T19:30:00Z', order_no: 'WO-1', client: 'Smith' }
  expect(companyReasons([machine('BW-1', ['Insurance is missing'], booked)], acme, today)).toMatchObject([
    { detail: 'booked today 6:30 am · WO-1 · Smith', tone: 'danger' },
  ])
})
