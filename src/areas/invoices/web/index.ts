export { invoicePaths } from './invoice-paths.ts'
export { InvoiceOfDocket } from './dockets/InvoiceOfDocket.tsx'
export { InvoicesTab } from './list/InvoicesTab.tsx'
