import { conflict, forbidden } from '#platform/contract/app-error.ts'
import type { Db, Tx } from '#platform/server/database/database.ts'
import type { OverrideInput } from '#areas/work-orders/contract/override.ts'
import { type Viewer, may } from '#platform/server/sessions/viewer.ts'
import type { Override, Reason } from '../../contract/booking.ts'
import type { Certainty } from '../../contract/choices.ts'
import { assetReasons, isMain } from '../../rules/asset-reasons.ts'
import { attachmentReasons } from '../../rules/attachment-reasons.ts'
import { driverReasons } from '../../rules/driver-reasons.ts'
import type { BookedResource, OrderFacts } from '../../rules/facts.ts'
import { forbids, words } from '../../rules/reason.ts'
import type { Resources } from '../booking-store.ts'
import { attachmentFacts } from './attachment-store.ts'
import { assetFacts, driverFacts } from './candidate-store.ts'

/** A machine, driver or attachment, and the objections to it on an order. */
export interface Assessment extends BookedResource {
  name: string
  reasons: Reason[]
}

/**
 * Plant, drivers and attachments for one order, assessed together: drivers and attachments are checked against
 * machines booked at the same time.
 */
export async function assess(
  db: Db | Tx,
  order: OrderFacts,
  { assets, drivers, attachments }: Resources,
): Promise<Assessment[]> {
  const machines = assets.length > 0 ? await assetFacts(db, order, { ids: assets }) : []
  const isNew = (id: number) => !order.assets.some((one) => one.id === id)
  const withMachines = {
    ...order,
    assets: [
      ...order.assets,
      ...machines.filter(({ id }) => isNew(id)).map((one) => ({ ...one, is_main: isMain(order, one) })),
    ],
  }
  // When both are assessed, a missing licence is reported on the driver.
  const withoutDrivers = { ...order, drivers: order.drivers.filter(({ id }) => !drivers.includes(id)) }
  const people = drivers.length > 0 ? await driverFacts(db, withMachines, { ids: drivers }) : []
  const attached = attachments.length > 0 ? await attachmentFacts(db, order, { ids: attachments }) : []
  return [
    ...machines.map((asset) => ({
      ...none,
      asset_id: asset.id,
      name: asset.name,
      reasons: assetReasons(withoutDrivers, asset),
    })),
    ...people.map((driver) => ({
      ...none,
      driver_id: driver.id,
      name: driver.name,
      reasons: driverReasons(withMachines, driver),
    })),
    ...attached.map((attachment) => ({
      ...none,
      attachment_id: attachment.id,
      name: attachment.name,
      reasons: attachmentReasons(withMachines, attachment),
    })),
  ]
}

const none = { asset_id: null, driver_id: null, attachment_id: null } as const

interface Terms {
  certainty: Certainty
  override?: OverrideInput | undefined
}

/** Tells people who may override that a reason is enough. */
const overridable = { override: 'This can be overridden with a reason.' }

/**
 * Allows a booking, or reports every objection. A pencilled one may overlap another; a confirmed one never,
 * whatever is overridden. Returns each with its overridden soft reasons.
 * @throws conflict naming every reason; forbidden for an override without the right.
 */
export function admit<T extends Assessment>(
  viewer: Viewer,
  assessed: readonly T[],
  { certainty, override }: Terms,
): (T & { overrides: Override[] })[] {
  const all = assessed.flatMap(({ reasons }) => reasons)
  const firmly = all.filter((reason) => forbids(reason, certainty))
  if (firmly.length > 0) throw conflict(words(firmly))
  const soft = all.filter(({ blocks }) => blocks === 'soft')
  const mayOverride = may(viewer, 'scheduler:override')
  if (soft.length > 0 && !override) throw conflict(words(soft), mayOverride ? overridable : undefined)
  if (soft.length > 0 && !mayOverride) throw forbidden()
  return assessed.map((one) => ({
    ...one,
    overrides: one.reasons
      .filter(({ blocks }) => blocks === 'soft')
      .map(({ code, text }) => ({ code, text, reason: override?.reason ?? '', by: viewer.name })),
  }))
}
