import { type Viewer, may } from '#platform/server/sessions/viewer.ts'

/** A driver's cost is for viewers with the right to it. */
export const presentDriver = <T extends { hourly_cost_cents: number | null }>(viewer: Viewer, driver: T): T =>
  may(viewer, 'drivers:cost') ? driver : { ...driver, hourly_cost_cents: null }

/** Fields of a driver's history hidden from this viewer. */
export const hiddenDriverFields = (viewer: Viewer): readonly string[] =>
  may(viewer, 'drivers:cost') ? [] : ['hourly_cost_cents']
