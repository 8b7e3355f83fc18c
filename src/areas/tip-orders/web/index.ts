import { lazyPart } from '#ui/lazy-part.tsx'

export const TipOrdersTab = lazyPart(() => import('./TipOrdersTab.tsx'), 'TipOrdersTab')
export { tipOrderFieldWords } from './tip-order-words.ts'
