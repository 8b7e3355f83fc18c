import { type Viewer, scopeOf } from '#platform/server/sessions/viewer.ts'

const isTheirOwn = (viewer: Viewer): boolean => scopeOf(viewer, 'subcontractors:read') === 'own'

/** That it is suspended is for everybody who sees it; what the office wrote about why is the office's. */
export const presentSubcontractor = <T extends { suspended_reason: string | null }>(
  viewer: Viewer,
  subcontractor: T,
): T => (isTheirOwn(viewer) ? { ...subcontractor, suspended_reason: null } : subcontractor)

/** Fields of a subcontractor's history that this viewer may not see. */
export const hiddenSubcontractorFields = (viewer: Viewer): readonly string[] =>
  isTheirOwn(viewer) ? ['suspended_reason'] : []
