/** The states of a driver job (domain: "Driver job"). Apart from the schemas, so that a route can read an address without them. */
export const driverJobStatuses = [
  'Sent',
  'Seen',
  'Accepted',
  'Declined',
  'En Route',
  'On Site',
  'Working',
  'Loaded',
  'Tipped',
  'Finished',
  'Docket Signed',
  'Closed',
  'Cancelled',
  'No Show',
  'Broke Down',
] as const
export type DriverJobStatus = (typeof driverJobStatuses)[number]

/** What a driver taps. */
export const stepKinds = [
  'seen',
  'accept',
  'decline',
  'fit_for_duty',
  'travel',
  'arrive',
  'prestart',
  'start',
  'break_start',
  'break_end',
  'standby_start',
  'standby_end',
  'load',
  'tip',
  'void_load',
  'breakdown',
  'finish',
  'sign',
  'close',
] as const
export type StepKind = (typeof stepKinds)[number]

/** `waiting`: the tap before it has not come; `set_aside`: it could not be applied when its turn came. */
export const stepStates = ['applied', 'waiting', 'set_aside'] as const
export type StepState = (typeof stepStates)[number]

export const timeKinds = ['travel', 'work', 'standby', 'break', 'breakdown'] as const
export type TimeKind = (typeof timeKinds)[number]

export const loadStatuses = ['loaded', 'tipped', 'void'] as const

/** How the checklist of the machine stands on the day: nobody asks for one, nobody filled it in, its result, or let go by the office. */
export const checklistStates = [
  'not needed',
  'missing',
  'pass',
  'pass_with_defects',
  'fail',
  'overridden',
] as const
export type ChecklistState = (typeof checklistStates)[number]
