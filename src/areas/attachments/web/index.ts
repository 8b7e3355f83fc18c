export { attachmentPaths } from './attachment-paths.ts'
