import type { TipOrderInput } from '../contract/tip-order.ts'

type Copied = { [F in keyof TipOrderInput]-?: Exclude<TipOrderInput[F], undefined> }

/** What a tip order for another order takes over; its rate and account are the site's on that day. */
export const copyOf = ({
  tip_site_id,
  material,
  direction,
  planned_loads,
  planned_quantity,
  unit,
  tip_permission_ref,
  notes,
  status,
}: Copied): Copied => ({
  tip_site_id,
  material,
  direction,
  planned_loads,
  planned_quantity,
  unit,
  tip_permission_ref,
  notes,
  status,
})
