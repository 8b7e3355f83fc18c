/** The states of a docket (domain: "Docket"). */
export const docketStatuses = [
  'Draft',
  'Submitted',
  'Signed',
  'Unsigned Accepted',
  'Queried',
  'Approved',
  'Invoiced',
  'Superseded',
  'Void',
] as const
export type DocketStatus = (typeof docketStatuses)[number]

/** A list's status filter: the states, what waits for the driver, what waits for the office, approved with something left to bill, and all approved. */
export const docketStatusFilters = [
  ...docketStatuses,
  'To Submit',
  'To Approve',
  'To Invoice',
  'Approved or Invoiced',
] as const
export type DocketStatusFilter = (typeof docketStatusFilters)[number]
/** Not submitted yet, or sent back with a query. */
export const toSubmit = ['Draft', 'Queried'] as const satisfies readonly DocketStatus[]
/** Submitted by the driver, signed or not, and not yet approved. */
export const toApprove = [
  'Submitted',
  'Signed',
  'Unsigned Accepted',
] as const satisfies readonly DocketStatus[]

/** Approved, whether invoiced or not. */
export const approvedStatuses = ['Approved', 'Invoiced'] as const satisfies readonly DocketStatus[]

/** Its origin: the driver's phone, a paper docket, or the office alone. */
export const docketSources = ['app', 'paper', 'office'] as const
export type DocketSource = (typeof docketSources)[number]
export const docketSourceWords = {
  app: 'Driver’s phone',
  paper: 'Paper docket',
  office: 'Entered by the office',
} as const satisfies Record<DocketSource, string>

export const entryKinds = ['travel', 'work', 'standby', 'break', 'breakdown'] as const
export type EntryKind = (typeof entryKinds)[number]
export const entryKindWords = {
  travel: 'Travel',
  work: 'Work',
  standby: 'Stand-by',
  break: 'Break',
  breakdown: 'Breakdown',
} as const satisfies Record<EntryKind, string>

/** Why a day came to little, for which the client pays nevertheless. */
export const shortDayKinds = ['no_start', 'wet_weather', 'wet_weather_on_site', 'late_cancellation'] as const
export type ShortDayKind = (typeof shortDayKinds)[number]
export const shortDayWords = {
  no_start: 'The operator could not start',
  wet_weather: 'Called off because of rain',
  wet_weather_on_site: 'Rain stopped it on site',
  late_cancellation: 'Cancelled late',
} as const satisfies Record<ShortDayKind, string>

export const docketLineKinds = [
  'hire',
  'standby',
  'travel',
  'load',
  'other',
  'minimum',
  'no_start',
  'wet_weather',
  'late_cancellation',
  'buy_back',
  'attachment',
  'toll',
  'fuel_levy',
] as const
export type DocketLineKind = (typeof docketLineKinds)[number]

/** Why only accounts may approve a docket: its hours, its charge, or a line they must price. */
export const accountsReasons = ['tolerance', 'price', 'no_price'] as const
export type AccountsReason = (typeof accountsReasons)[number]

export const varianceCodes = [
  'start',
  'finish',
  'break',
  'minimum',
  'ticket',
  'payload',
  'overlap',
  'checklist',
  'rate',
  'once',
  'uncharged',
  'other_rate',
  'quoted',
  'over',
  'second',
  'hours',
  'material',
  'record',
  'reading',
  'short',
  'attachment',
] as const
/** Two-word labels for a list; the docket has the full text. Whether a shift was early or late is in `flagWord`. */
export const varianceWords = {
  break: 'No break',
  minimum: 'Under minimum',
  ticket: 'No ticket',
  payload: 'Over payload',
  overlap: 'Overlap',
  checklist: 'Late checklist',
  rate: 'Choose rate',
  once: 'Charged once',
  uncharged: 'Not charged',
  other_rate: 'Other rate',
  quoted: 'Agreed extras',
  over: 'Over quote',
  record: 'Waste record',
  second: 'Second docket',
  hours: 'Over 12 hours',
  material: 'Check material',
  reading: 'Check readings',
  short: 'Short day',
  attachment: 'Attachment hours',
} as const satisfies Record<Exclude<(typeof varianceCodes)[number], 'start' | 'finish'>, string>
export type VarianceCode = (typeof varianceCodes)[number]

export const signingParties = ['operator', 'client', 'office'] as const
export const signingMethods = ['glass', 'typed', 'phone'] as const
export type SigningMethod = (typeof signingMethods)[number]
