import { lazyPart } from '#ui/lazy-part.tsx'

export { RecentChanges } from './RecentChanges.tsx'

// Loads when first shown.
export const HistoryTab = lazyPart(() => import('./HistoryTab.tsx'), 'HistoryTab')
