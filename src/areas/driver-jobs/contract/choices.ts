/**
 * The states of a driver job (domain: "Driver job"). Separate from the schemas, so that a route can parse an
 * address without them.
 */
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

/** The steps a driver can take. */
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
  'no_work',
  'finish',
  'sign',
  'close',
] as const
export type StepKind = (typeof stepKinds)[number]

/** Why a driver did not get to work, as he sees it. */
export const noWorkReasons = ['no_start', 'wet_weather', 'late_cancellation'] as const
export type NoWorkReason = (typeof noWorkReasons)[number]
export const noWorkWords = {
  no_start: 'The site was not ready',
  wet_weather: 'Rain',
  late_cancellation: 'The client cancelled',
} as const satisfies Record<NoWorkReason, string>

/** `waiting`: the step before it has not arrived; `set_aside`: it could not be applied when its turn came. */
export const stepStates = ['applied', 'waiting', 'set_aside'] as const
export type StepState = (typeof stepStates)[number]

export const timeKinds = ['travel', 'work', 'standby', 'break', 'breakdown'] as const
export type TimeKind = (typeof timeKinds)[number]

export const loadStatuses = ['loaded', 'tipped', 'void'] as const

/** The day's checklist for the machine: none required, not filled in, its result, or waived by the office. */
export const checklistStates = [
  'not needed',
  'missing',
  'pass',
  'pass_with_defects',
  'fail',
  'overridden',
] as const
export type ChecklistState = (typeof checklistStates)[number]

/** Days of work as seen from today. */
export const driverJobPeriods = ['coming', 'today', 'next_working_day'] as const
