import { lazyDialog } from '#ui/lazy-part.tsx'

export { billingValues } from './billing/billing-values.ts'
export { GstRuleField } from './billing/GstRuleField.tsx'
export { ReminderSection } from './billing/ReminderSection.tsx'
export { DescriptionCell } from './lines/DescriptionCell.tsx'
export { quotePaths } from './quote-paths.ts'
export { useWhyNotQuote } from './use-why-not-quote.ts'
export { QuotesOfClientTab } from './list/QuotesOfClientTab.tsx'

/** A row's letter, where another area lists it. */
export const QuoteRowDialog = lazyDialog(() => import('./list/QuoteRowDialog.tsx'), 'default')
