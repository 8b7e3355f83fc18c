import { lazyPart } from '#ui/lazy-part.tsx'

/** Loaded with the tab. */
export const BankDetailsTab = lazyPart(() => import('./BankDetailsTab.tsx'), 'BankDetailsTab')
