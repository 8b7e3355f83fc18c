import { type Viewer, scopeOf } from '#platform/server/sessions/viewer.ts'

const isTheirOwn = (viewer: Viewer): boolean => scopeOf(viewer, 'subcontractors:read') === 'own'

/** Everyone who sees it sees that it is suspended; the reason is internal. */
export const presentSubcontractor = <T extends { suspended_reason: string | null }>(
  viewer: Viewer,
  subcontractor: T,
): T => (isTheirOwn(viewer) ? { ...subcontractor, suspended_reason: null } : subcontractor)

/** Fields of a subcontractor's history hidden from this viewer. */
export const hiddenSubcontractorFields = (viewer: Viewer): readonly string[] =>
  isTheirOwn(viewer) ? ['suspended_reason'] : []
