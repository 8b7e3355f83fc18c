import { type Viewer, may } from '#platform/server/sessions/viewer.ts'

/** What a driver costs is for those who hold the right to it. */
export const presentDriver = <T extends { hourly_cost_cents: number | null }>(viewer: Viewer, driver: T): T =>
  may(viewer, 'drivers:cost') ? driver : { ...driver, hourly_cost_cents: null }

/** Fields of a driver's history that this viewer may not see. */
export const hiddenDriverFields = (viewer: Viewer): readonly string[] =>
  may(viewer, 'drivers:cost') ? [] : ['hourly_cost_cents']
