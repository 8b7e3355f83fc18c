import type { DriverJobStatus } from '../contract/choices.ts'

/** How far a driver is with what was sent, the one that most needs attention first. */
export const driverStates = [
  'declined',
  'waiting',
  'accepted',
  'en_route',
  'working',
  'broke_down',
  'done',
] as const
export type DriverState = (typeof driverStates)[number]

const stateOf: Readonly<Record<DriverJobStatus, DriverState | null>> = {
  Sent: 'waiting',
  Seen: 'waiting',
  Accepted: 'accepted',
  Declined: 'declined',
  'En Route': 'en_route',
  'On Site': 'working',
  Working: 'working',
  Loaded: 'working',
  Tipped: 'working',
  Finished: 'done',
  'Docket Signed': 'done',
  Closed: 'done',
  'Broke Down': 'broke_down',
  Cancelled: null,
  'No Show': null,
}

/** Of a driver job in a status; null when it no longer counts. The day sheet and its figures both ask this. */
export const driverStateOf = (status: DriverJobStatus): DriverState | null => stateOf[status]

/** The driver said yes, and may be further by now. */
export const hasAccepted = (state: DriverState): boolean => state !== 'declined' && state !== 'waiting'

/** Of an order with several drivers, the state that most needs attention. */
export const mostUrgent = (one: DriverState, other: DriverState): DriverState =>
  driverStates.indexOf(one) <= driverStates.indexOf(other) ? one : other
