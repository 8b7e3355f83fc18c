import { read } from '#platform/web/calls/api.ts'
import { savedViewEndpoints } from '../contract/endpoints.ts'

/** For all lists at once: one request per visit, refreshed by live notices. */
export const viewsQuery = read(savedViewEndpoints.listViews, {})
export const defaultsQuery = read(savedViewEndpoints.listDefaultViews, {})
