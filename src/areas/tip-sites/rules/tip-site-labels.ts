import { type Labels, addressLabels } from '#shared/labels.ts'
import type { Noun } from '#shared/text.ts'
import type { TipSiteStatus } from '../contract/choices.ts'

export const tipSiteNoun: Noun = { one: 'tip site', many: 'tip sites' }

export const tipSiteLabels = {
  name: 'Name',
  supplier_id: 'Operator',
  status: 'Status',
  contact_name: 'Contact',
  phone: 'Phone',
  ...addressLabels,
  materials: 'Accepted materials',
  hours: 'Opening hours',
  closed_dates: 'Closed on',
  closed_on_holidays: 'Closed on public holidays',
  licence_no: 'EPA licence',
  licence_expires_on: 'Licence expires',
  pfas_ok: 'Takes PFAS',
  asbestos_ok: 'Takes asbestos',
  has_weighbridge: 'Weighbridge',
  max_truck_class: 'Largest truck',
  account_no: 'Account number',
  credit_hold: 'Account on hold',
  queue_minutes: 'Usual queue',
  gate_notes: 'At the gate',
  created_at: 'Added',
  archived_at: 'Archived',
  archive_reason: 'Reason for archiving',
} as const satisfies Labels

/** An accepted material, in a form's row. */
export const acceptedLabels = { material: 'Material', conditions: 'Conditions' } as const satisfies Labels

/** A day's hours, in a form's row. */
export const dayLabels = { opens: 'Opens', closes: 'Closes' } as const satisfies Labels

export const tipRateLabels = {
  material: acceptedLabels.material,
  unit: 'Unit',
  sell_cents: 'Sell rate',
  buy_cents: 'Buy rate',
  levy_cents: 'Waste levy',
  min_charge_cents: 'Minimum charge',
  valid_from: 'From',
  valid_to: 'To',
} as const satisfies Labels

export const tipSiteStatusWords = {
  open: 'Open',
  closed_wet: 'Closed today, wet',
  closed: 'Closed until further notice',
} as const satisfies Record<TipSiteStatus, string>
