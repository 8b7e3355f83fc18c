import { lazyPart } from '#ui/lazy-part.tsx'

export { useLetterFiles } from './use-letter-files.ts'
export { commonTabs } from './common-tabs.tsx'

// These load when first shown.
export const DocumentsTab = lazyPart(() => import('./DocumentsTab.tsx'), 'DocumentsTab')
export const MyDocuments = lazyPart(() => import('./MyDocuments.tsx'), 'MyDocuments')
export const DifferingDates = lazyPart(() => import('./DifferingDates.tsx'), 'DifferingDates')
export const DocumentFacts = lazyPart(() => import('./DocumentFacts.tsx'), 'DocumentFacts')
