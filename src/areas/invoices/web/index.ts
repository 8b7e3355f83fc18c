export { invoicePaths } from './invoice-paths.ts'
export { InvoicesTab } from './InvoicesTab.tsx'
