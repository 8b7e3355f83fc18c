import { lazyPart } from '#ui/lazy-part.tsx'

export const DryHireTab = lazyPart(() => import('./DryHireTab.tsx'), 'DryHireTab')
export { AssetOnHire } from './AssetOnHire.tsx'
export { dryHireFieldWords } from './dry-hire-words.ts'
