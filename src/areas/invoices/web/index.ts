import { lazyDialog, lazyPart } from '#ui/lazy-part.tsx'

export { invoicePaths } from './invoice-paths.ts'
export { InvoiceOfDocket } from './dockets/InvoiceOfDocket.tsx'

/** With the invoice list's columns and payments, only when its tab opens. */
export const InvoicesTab = lazyPart(() => import('./list/InvoicesTab.tsx'), 'InvoicesTab')

/** A row's letter, where another area lists it. */
export const InvoiceRowDialog = lazyDialog(() => import('./list/InvoiceRowDialog.tsx'), 'default')
