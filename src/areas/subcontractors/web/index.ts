export { SubcontractorPicker } from './SubcontractorPicker.tsx'
