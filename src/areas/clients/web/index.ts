export { ClientPicker } from './ClientPicker.tsx'
export { clientPaths } from './client-paths.ts'
