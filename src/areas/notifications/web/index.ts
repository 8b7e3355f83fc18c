export { MarkRead } from './MarkRead.tsx'
