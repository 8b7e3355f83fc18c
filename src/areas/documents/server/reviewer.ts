import { type Viewer, scopeOf } from '#platform/server/sessions/viewer.ts'

/** Whether somebody reviews documents, and so may read everybody's. */
export const reviewsDocuments = (viewer: Viewer): boolean => scopeOf(viewer, 'documents:approve') === 'all'
