import { lazyPart } from '#ui/lazy-part.tsx'

export { RecentChanges } from './RecentChanges.tsx'
export { RecentNews } from './RecentNews.tsx'

// Loads when first shown.
export const HistoryTab = lazyPart(() => import('./HistoryTab.tsx'), 'HistoryTab')
