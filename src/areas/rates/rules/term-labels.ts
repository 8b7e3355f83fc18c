import type { Labels } from '#shared/labels.ts'

/** What a rate says besides its unit and price. */
export const termLabels = {
  min_hours: 'Minimum hours',
  round_minutes: 'Rounding step',
  round_mode: 'Rounding',
  grace_minutes: 'Grace',
  standby_percent: 'Stand-by',
  standby_rate_cents: 'Stand-by rate',
  day_types: 'Surcharges',
  no_start_hours: 'No start',
  wet_weather_hours: 'Wet weather',
  wet_weather_on_site_hours: 'Wet weather on site',
  cancellation: 'Late cancellation',
  travel_mode: 'Travel',
  travel_rate_cents: 'Travel rate',
  included_hours_day: 'Meter hours a day',
  included_hours_week: 'Meter hours a week',
  excess_rate_cents: 'Excess meter rate',
  float_rate_cents: 'Float, one way',
  float_two_way_above_t: 'Float both ways above',
  float_two_way_under_hours: 'Float both ways under',
  attachments: 'Attachments',
  levy_applies: 'Fuel levy applies',
  toll_mode: 'Tolls',
  toll_margin_percent: 'Margin on tolls',
  toll_flat_cents: 'Toll price a day',
} as const satisfies Labels

/** A surcharge by day type. */
export const dayTypeLabels = {
  day_type: 'When',
  from: 'From',
  to: 'To',
  pricing: 'How',
  value: 'Amount',
  min_hours: termLabels.min_hours,
  on_top: 'On top of other surcharges',
} as const satisfies Labels

/** What an attachment costs on top of the machine. */
export const attachmentTermLabels = {
  attachment_id: 'Attachment',
  unit: 'Unit',
  rate_cents: 'Rate',
  min_hours: termLabels.min_hours,
} as const satisfies Labels

/** What a late cancellation is charged. */
export const cancellationLabels = {
  notice_hours: 'Notice under',
  charge_hours: 'Charge',
  far_km: 'Far sites beyond',
  far_charge_hours: 'Charge for far sites',
} as const satisfies Labels
