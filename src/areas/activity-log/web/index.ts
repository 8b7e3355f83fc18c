export { HistoryTab } from './HistoryTab.tsx'
export { RecentChanges } from './RecentChanges.tsx'
