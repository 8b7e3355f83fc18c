export { SubcontractorLink } from './SubcontractorLink.tsx'
export { subcontractorPaths } from './subcontractor-paths.ts'
export { SubcontractorPicker } from './SubcontractorPicker.tsx'
export { SubcontractorStatusBadge } from './SubcontractorStatusBadge.tsx'
