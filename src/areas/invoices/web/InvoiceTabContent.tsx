import { commonTabs } from '#areas/documents/web/index.ts'
import { useWhyNot } from '#platform/web/refusals/why-not.ts'
import { lazyPart } from '#ui/lazy-part.tsx'
import type { Invoice } from '../contract/invoice.ts'
import { invoiceCan } from '../rules/invoice-status.ts'
import { InvoiceDetailsTab } from './form/InvoiceDetailsTab.tsx'
import { invoiceHistoryWords } from './invoice-field-words.ts'
import type { invoiceTabs } from './invoice-paths.ts'

// The other tabs load when opened.
const DocketsOfInvoice = lazyPart(() => import('./dockets/DocketsOfInvoice.tsx'), 'DocketsOfInvoice')
const PaymentsTab = lazyPart(() => import('./payments/PaymentsTab.tsx'), 'PaymentsTab')

/** The content of an invoice's tab. What is disabled says why. */
export function InvoiceTabContent({ tab, invoice }: { tab: keyof typeof invoiceTabs; invoice: Invoice }) {
  const mayNotWrite = useWhyNot()('invoices:write')
  const allowed = invoiceCan.edit(invoice)
  const isReadOnly = allowed !== true || mayNotWrite !== undefined || invoice.is_money_hidden === 1
  const tabs = {
    lines: <InvoiceDetailsTab invoice={invoice} readOnly={isReadOnly} />,
    dockets: <DocketsOfInvoice invoice={invoice} whyNot={allowed === true ? mayNotWrite : allowed} />,
    payments: <PaymentsTab invoice={invoice} />,
    ...commonTabs('invoice', invoice.id, {
      canWrite: !mayNotWrite && invoice.status !== 'Deleted',
      words: invoiceHistoryWords,
    }),
  }
  return tabs[tab]
}
