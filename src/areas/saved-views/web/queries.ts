import { read } from '#platform/web/calls/api.ts'
import { savedViewEndpoints } from '../contract/endpoints.ts'

/** Of all lists at once: one request for the whole visit, renewed by live notice. */
export const viewsQuery = read(savedViewEndpoints.listViews, {})
