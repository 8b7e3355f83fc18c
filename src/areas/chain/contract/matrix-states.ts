/** How far an order is, from the one that nobody is on to the one that is billed. */
export const matrixStates = [
  'to_fill',
  'missed',
  'on_hold',
  'off_road',
  'to_confirm',
  'confirmed',
  'to_send',
  'waiting',
  'declined',
  'accepted',
  'en_route',
  'on_site',
  'finished',
  'no_docket',
  'docket_queried',
  'docket_to_approve',
  'docket_approved',
  'invoiced',
  'broke_down',
  'cancelled',
] as const
export type MatrixState = (typeof matrixStates)[number]
