import { type Viewer, may } from '#platform/server/sessions/viewer.ts'

/** Fields of a driver's history hidden from this viewer. */
export const hiddenDriverFields = (viewer: Viewer): readonly string[] =>
  may(viewer, 'drivers:cost') ? [] : ['hourly_cost_cents']
