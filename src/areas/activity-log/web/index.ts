export { HistoryTab } from './HistoryTab.tsx'
