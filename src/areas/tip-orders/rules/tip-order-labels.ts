import { acceptedLabels, tipRateLabels, tipSiteLabels } from '#areas/tip-sites/rules/tip-site-labels.ts'
import type { Labels } from '#shared/labels.ts'
import type { Noun } from '#shared/text.ts'
import type { TipDirection, TipOrderStatus } from '../contract/choices.ts'

export const tipOrderNoun: Noun = { one: 'tip order', many: 'tip orders' }

export const tipOrderLabels = {
  tip_site_id: 'Tip site',
  material: acceptedLabels.material,
  direction: 'Direction',
  planned_loads: 'Loads',
  planned_quantity: 'Quantity',
  unit: tipRateLabels.unit,
  buy_cents: tipRateLabels.buy_cents,
  sell_cents: tipRateLabels.sell_cents,
  account_no: tipSiteLabels.account_no,
  tip_permission_ref: 'Tip approval',
  notes: 'Notes for the driver',
  status: 'Status',
} as const satisfies Labels

/** It is still to be done. */
export const isOpenTip = ({ status }: { status: TipOrderStatus }): boolean =>
  status === 'planned' || status === 'confirmed'

/** Its site takes loads for it, or has taken them. */
export const takesLoads = ({ status }: { status: TipOrderStatus }): boolean =>
  status !== 'cancelled' && status !== 'refused'

/** `Clay to Westgate`, and from it where it supplies them. */
export const tipOrderName = ({
  material,
  tip_site,
  direction,
}: {
  material: string
  tip_site: string
  direction: TipDirection
}): string => `${material} ${direction === 'supply' ? 'from' : 'to'} ${tip_site}`

export const tipDirectionWords = {
  tip: 'Tip',
  supply: 'Supply',
  buy_back: 'Buy back',
  customer_tip: 'Client’s tip',
} as const satisfies Record<TipDirection, string>

export const tipOrderStatusWords = {
  planned: 'Planned',
  confirmed: 'Confirmed',
  closed: 'Done',
  refused: 'Refused at the gate',
  cancelled: 'Cancelled',
} as const satisfies Record<TipOrderStatus, string>
