import type { Labels } from '#shared/labels.ts'
import type { Noun } from '#shared/text.ts'

export const cancelledDriverNoun: Noun = { one: 'cancelled driver', many: 'cancelled drivers' }

export const cancelledDriverLabels = {
  driver: 'Driver',
  order_no: 'Order',
  client: 'Client',
  job: 'Job',
  suburb: 'Suburb',
  starts_at: 'Start',
  released_at: 'Taken off',
  notice: 'Notice',
  released_by: 'By',
  reason: 'Reason',
  told: 'Driver’s answer',
} as const satisfies Labels
