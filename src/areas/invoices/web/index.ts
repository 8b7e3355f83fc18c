export { invoicePaths } from './invoice-paths.ts'
export { InvoiceOfDocket } from './InvoiceOfDocket.tsx'
export { InvoicesTab } from './InvoicesTab.tsx'
