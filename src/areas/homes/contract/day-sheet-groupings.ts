/** What each day sheet is for. Separate from the schemas, so that a route can parse an address without them. */
export const daySheetGroupings = ['machine', 'driver', 'client'] as const
export type DaySheetGrouping = (typeof daySheetGroupings)[number]
