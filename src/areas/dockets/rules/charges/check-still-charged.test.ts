import { expect, test } from 'vitest'
import { type OncePart, checkStillCharged } from './check-still-charged.ts'

const part = (docket_no: string, charged: number, more: Partial<OncePart> = {}): OncePart => ({
  docket_no,
  status: 'Signed',
  takes_part: 1,
  computed: charged,
  charged,
  ...more,
})
const approved = { status: 'Approved' } as const
const kept = (
  parts: OncePart[],
  { agreed = 1 as number | null, approving = [] as string[], share = 1 } = {},
) => checkStillCharged({ what: 'price', share, agreed, parts }, approving)
const lost = (docket_no: string) =>
  `The price of ${docket_no}, which is Approved, would not be charged in full. Reopen ${docket_no} first.`
const asked = (docket_no: string) =>
  `${docket_no}: its price is no longer charged in full. Query and revise it.`

test('a docket may leave a price to another that charges it', () => {
  const parts = [part('D-1', 1), part('D-2', 0, approved)]
  expect(kept(parts)).toBe(true)
  expect(kept(parts, { approving: ['D-2'] })).toBe(true)
  expect(kept([part('D-2', 0, approved)], { agreed: null })).toBe(true)
})

test('a price charged nowhere, or in part, is not covered', () => {
  expect(kept([part('D-2', 0, approved)])).toBe(lost('D-2'))
  expect(kept([part('D-1', 0.5, { computed: 1 }), part('D-2', 0, approved)])).toBe(lost('D-2'))
  expect(kept([part('D-1', 1), part('D-2', 1), part('D-3', 0, approved)], { agreed: 3 })).toBe(lost('D-3'))
  expect(
    kept([part('D-1', 0.1, { computed: 0.2 }), part('D-2', 0, approved)], { agreed: 0.2, share: 0.2 }),
  ).toBe(lost('D-2'))
  expect(kept([part('D-2', 0, { status: 'Invoiced' })])).toBe(
    'The price of D-2, which is Invoiced, would not be charged in full. Charge it on another docket first.',
  )
})

test('an open docket that can take it up covers an approved one, but not itself', () => {
  const parts = [part('D-1', 0, approved), part('D-2', 0, approved), part('D-3', 0)]
  expect(kept(parts)).toBe(true)
  expect(kept(parts, { agreed: 2 })).toBe(lost('D-1'))
  expect(kept(parts, { approving: ['D-3'] })).toBe(asked('D-3'))
  expect(kept(parts, { approving: ['D-2'] })).toBe(asked('D-2'))
})

test('an agreed quantity, or no work, leaves nothing to others', () => {
  const shared = [part('D-1', 0.5, { computed: 1 }), part('D-2', 0, { computed: 0.5 })]
  expect(kept(shared, { approving: ['D-2'] })).toBe(true)
  expect(kept([part('D-1', 0.5, { computed: 1, ...approved })])).toBe(true)
  expect(kept([part('D-1', 0, { takes_part: 0, ...approved })], { approving: ['D-1'] })).toBe(true)
  expect(kept([part('D-1', 1, { computed: 0, ...approved })], { agreed: 2 })).toBe(true)
})
