import { lazyPart } from '#ui/lazy-part.tsx'

export { RecordLetter } from './letters/RecordLetter.tsx'
export { commonTabs } from './common-tabs.tsx'
export { PlainRecordScreen } from './PlainRecordScreen.tsx'
export { documentTypesQuery } from './queries.ts'

// These load when first shown.
export const DocumentsTab = lazyPart(() => import('./DocumentsTab.tsx'), 'DocumentsTab')
export const MyDocuments = lazyPart(() => import('./MyDocuments.tsx'), 'MyDocuments')
export const DifferingDates = lazyPart(() => import('./DifferingDates.tsx'), 'DifferingDates')
export const DocumentFacts = lazyPart(() => import('./DocumentFacts.tsx'), 'DocumentFacts')
