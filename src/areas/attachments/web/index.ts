export { AttachmentPicker } from './AttachmentPicker.tsx'
export { attachmentPaths } from './attachment-paths.ts'
