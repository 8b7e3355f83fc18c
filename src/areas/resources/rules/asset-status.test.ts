import { expect, test } from 'vitest'
import { assetStatuses } from '../contract/choices.ts'
import { type AssetAction, assetCan } from './asset-status.ts'

test('an asset that is booked is not archived', () => {
  const asset = { status: 'available' as const, archived_at: null }
  expect(assetCan.archive({ ...asset, next_order_no: 'WO-7' })).toBe(
    'This machine is booked on WO-7. Release it first.',
  )
  expect(assetCan.archive({ ...asset, next_order_no: null })).toBe(true)
})

test('an asset that a client has is neither sold nor archived, off the road or not', () => {
  for (const status of ['on_hire', 'off_road'] as const)
    for (const action of ['sell', 'archive'] as const)
      expect(assetCan[action]({ status, archived_at: null, is_on_hire: 1 })).toBe('This machine is on hire.')
})

const allowed: Record<(typeof assetStatuses)[number], readonly AssetAction[]> = {
  available: ['edit', 'takeOffRoad', 'goOnHire', 'sell', 'archive'],
  on_hire: ['edit', 'takeOffRoad', 'endHire'],
  in_workshop: ['edit', 'takeOffRoad', 'goOnHire', 'sell', 'archive'],
  off_road: ['edit', 'putBackOnRoad', 'sell', 'archive'],
  sold: ['edit', 'archive'],
}

test.each(assetStatuses)('an asset that is %s allows what the table says, and nothing more', (status) => {
  const actions = Object.keys(assetCan) as AssetAction[]
  expect(actions.filter((action) => assetCan[action]({ status, archived_at: null }) === true)).toEqual(
    allowed[status],
  )
  const archived_at = '2026-01-01T00:00:00Z'
  expect(actions.filter((action) => assetCan[action]({ status, archived_at }) === true)).toEqual(['restore'])
})
