import { type Viewer, scopeOf } from '#platform/server/sessions/viewer.ts'

/** Whether someone reviews documents, and so may read everyone's. */
export const reviewsDocuments = (viewer: Viewer): boolean => scopeOf(viewer, 'documents:approve') === 'all'
