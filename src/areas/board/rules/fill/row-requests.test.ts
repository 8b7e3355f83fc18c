import { expect, test } from 'vitest'
import type { RowCandidate } from '../../contract/fill/fill-sheet.ts'
import { joinedCandidates, rowRequests } from './row-requests.ts'

const upTo = (count: number) => Array.from({ length: count }, (_, at) => at + 1)

test('a long row is asked about in several requests, each ranked for its first order', () => {
  expect(rowRequests([])).toEqual([])
  expect(rowRequests([7])).toEqual([[7]])
  expect(rowRequests(upTo(31))).toEqual([upTo(31)])
  const requests = rowRequests(upTo(75))
  expect(requests.map((ids) => [ids[0], ids.length])).toEqual([
    [1, 31],
    [1, 31],
    [1, 15],
  ])
  expect([...new Set(requests.flat())]).toEqual(upTo(75))
})

test('what all answers say of a candidate is put together', () => {
  const machine = (id: number, ...order_ids: number[]): RowCandidate => ({
    id,
    name: `EX-0${id}`,
    why_ranked: '',
    orders: order_ids.map((job_item_id) => ({ job_item_id, reasons: [] })),
  })
  const answers = [[machine(1, 10, 11), machine(2, 10, 11)], [machine(1, 10, 12)]]
  expect(joinedCandidates(answers)).toEqual([machine(1, 10, 11, 12), machine(2, 10, 11)])
  expect(joinedCandidates([])).toEqual([])
})
