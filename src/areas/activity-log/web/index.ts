import { lazyPart } from '#ui/lazy-part.tsx'

export { RecentChanges } from './RecentChanges.tsx'
export { RecentEntries } from './RecentEntries.tsx'
export { historyEntry, logEntry } from './timeline-entry.tsx'

// Loads when first shown.
export const HistoryTab = lazyPart(() => import('./HistoryTab.tsx'), 'HistoryTab')
