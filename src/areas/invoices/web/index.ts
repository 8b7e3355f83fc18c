import { lazyPart } from '#ui/lazy-part.tsx'

export { invoicePaths } from './invoice-paths.ts'
export { InvoiceOfDocket } from './dockets/InvoiceOfDocket.tsx'

/** With the invoice list's columns and payments, only when its tab opens. */
export const InvoicesTab = lazyPart(() => import('./list/InvoicesTab.tsx'), 'InvoicesTab')
