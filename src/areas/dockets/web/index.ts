export { DocketsTab } from './DocketsTab.tsx'
export { docketPaths } from './docket-paths.ts'
