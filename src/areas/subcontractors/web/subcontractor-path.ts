import { tabPaths } from '#platform/web/records/record-tabs.ts'
import { subcontractorTabs } from './subcontractor-tabs.ts'

/** The address of a subcontractor, or of one of its tabs. */
export const subcontractorPath = tabPaths((id) => `/dashboard/subcontractors/${id}/edit`, subcontractorTabs)
