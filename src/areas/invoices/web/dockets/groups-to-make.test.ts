import { expect, test } from 'vitest'
import type { LeftToBill } from '#areas/chain/contract/left-to-bill.ts'
import type { BillableDocket } from '../../contract/billable.ts'
import { groupsToMake } from './groups-to-make.ts'

const docket = (id: number, more: Partial<BillableDocket> = {}): BillableDocket => ({
  id,
  docket_no: `D-00000${id}`,
  shift_date: '2026-11-16',
  client_id: 1,
  client: 'Kestrel Homes',
  job_id: 10,
  job_no: 'J-000010',
  po_number: null,
  asset: null,
  driver: null,
  site: 'Epping',
  group: 'Job J-000010',
  line_count: 1,
  total_cents: 740_00,
  ...more,
})
const amount = { quantity: 1, cents: 450_00 }
const float = (more: Partial<LeftToBill> = {}): LeftToBill => ({
  key: 'rate-7',
  job_rate_id: 7,
  dry_hire: null,
  job_id: 10,
  job_no: 'J-000010',
  client_id: 1,
  client: 'Kestrel Homes',
  site: 'Epping',
  po_number: null,
  one_invoice_per: 'job',
  description: 'Float in',
  unit: 'fixed',
  agreed: amount,
  done: { quantity: 0, cents: 0 },
  billed: { quantity: 0, cents: 0 },
  left: amount,
  is_done: 1,
  claimable_cents: 450_00,
  ...more,
})
const today = '2026-11-24'
const words = (...[dockets, agreed]: [BillableDocket[], LeftToBill[]]) =>
  groupsToMake(dockets, agreed, today).map((group) => [
    group.words,
    group.dockets.length,
    group.agreed.length,
  ])

test('an agreed line goes on the invoice of its job’s dockets', () => {
  expect(words([docket(1), docket(2)], [float()])).toEqual([['Kestrel Homes: Job J-000010', 2, 1]])
  expect(words([docket(1)], [float({ job_id: 11, job_no: 'J-000011' })])).toEqual([
    ['Kestrel Homes: Job J-000010', 1, 0],
    ['Kestrel Homes: Job J-000011', 0, 1],
  ])
})

test('one invoice a week has it in the week of the job’s last docket, without one in the present week', () => {
  const weekly = { one_invoice_per: 'week' } as const
  const first = docket(1, { group: 'Week to 22 Nov 2026' })
  expect(words([first], [float(weekly)])).toEqual([['Kestrel Homes: Week to 22 Nov 2026', 1, 1]])
  expect(words([], [float(weekly)])).toEqual([['Kestrel Homes: Week to 29 Nov 2026', 0, 1]])
})
