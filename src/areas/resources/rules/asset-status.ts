import type { Allowed } from '#shared/allowed.ts'
import { type StateAction, canOf } from '#shared/state-table.ts'
import { assetStatuses } from '../contract/choices.ts'

type Status = (typeof assetStatuses)[number]
/** What is always known about an asset. */
interface Basics {
  status: Status
  archived_at: string | null
}

const onRoad = 'This machine is on the road.'
const onHire = 'This machine is on hire.'
const notOnHire = 'This machine is not on hire.'
const sold = 'This machine is sold.'

/**
 * Taking an asset out of the business requires that no client has it and nothing is planned with it; the server always
 * reads that.
 */
const isFree = ({
  next_order_no,
  is_on_hire,
}: {
  next_order_no?: string | null
  is_on_hire?: number
}): Allowed =>
  is_on_hire ? onHire : !next_order_no || `This machine is booked on ${next_order_no}. Release it first.`

/** An asset's statuses and the actions between them. */
export const assetActions = {
  edit: { from: assetStatuses, to: null, right: 'resources:write' },
  takeOffRoad: {
    from: ['available', 'on_hire', 'in_workshop'],
    to: 'off_road',
    right: 'resources:off_road',
    words: { off_road: 'This machine is already off road.', sold },
  },
  putBackOnRoad: {
    from: ['off_road'],
    to: 'before',
    right: 'resources:off_road',
    words: { available: onRoad, on_hire: onRoad, in_workshop: onRoad, sold },
  },
  goOnHire: {
    from: ['available', 'in_workshop'],
    to: 'on_hire',
    right: 'system',
    words: { on_hire: onHire, off_road: 'This machine is off road.', sold },
  },
  endHire: {
    from: ['on_hire'],
    to: 'available',
    right: 'system',
    words: { available: notOnHire, in_workshop: notOnHire, off_road: notOnHire, sold },
  },
  sell: {
    from: ['available', 'in_workshop', 'off_road'],
    to: 'sold',
    right: 'resources:write',
    guard: isFree,
    words: { on_hire: onHire, sold: 'This machine is already sold.' },
  },
  archive: {
    from: ['available', 'in_workshop', 'off_road', 'sold'],
    to: null,
    right: 'resources:write',
    guard: isFree,
    words: { on_hire: onHire, archived: 'This machine is already archived.' },
  },
  restore: {
    from: ['archived'],
    to: null,
    right: 'resources:write',
    words: () => 'This machine is not archived.',
  },
} as const satisfies Record<string, StateAction<Status | 'archived', Status>>
export type AssetAction = keyof typeof assetActions

/** What may be done with an asset: true, or why not. */
export const assetCan = canOf(assetActions, {
  stateOf: ({ status, archived_at }: Basics) => (archived_at ? 'archived' : status),
  words: () => 'Restore this machine to change it.',
})
