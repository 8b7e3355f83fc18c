export { SubcontractorLink } from './SubcontractorLink.tsx'
export { subcontractorPath } from './subcontractor-path.ts'
export { SubcontractorPicker } from './SubcontractorPicker.tsx'
