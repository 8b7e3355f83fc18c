import { useWhyNot } from '#platform/web/refusals/why-not.ts'
import { lazyPart } from '#ui/lazy-part.tsx'
import type { Invoice } from '../contract/invoice.ts'
import { invoiceCan } from '../rules/invoice-status.ts'
import { InvoiceDetailsTab } from './form/InvoiceDetailsTab.tsx'
import { invoiceHistoryWords } from './invoice-field-words.ts'
import type { invoiceTabs } from './invoice-tabs.ts'

// The other tabs load when opened.
const DocketsOfInvoice = lazyPart(() => import('./dockets/DocketsOfInvoice.tsx'), 'DocketsOfInvoice')
const PaymentsTab = lazyPart(() => import('./payments/PaymentsTab.tsx'), 'PaymentsTab')
const NotesTab = lazyPart(() => import('#areas/notes/web/index.ts'), 'NotesTab')
const DocumentsTab = lazyPart(() => import('#areas/documents/web/index.ts'), 'DocumentsTab')
const HistoryTab = lazyPart(() => import('#areas/activity-log/web/index.ts'), 'HistoryTab')

/** The content of an invoice's tab. What is disabled says why. */
export function InvoiceTabContent({ tab, invoice }: { tab: keyof typeof invoiceTabs; invoice: Invoice }) {
  const mayNotWrite = useWhyNot()('invoices:write')
  const allowed = invoiceCan.edit(invoice)
  const record = { record_type: 'invoice', record_id: invoice.id }
  const canWrite = !mayNotWrite && invoice.status !== 'Deleted'

  switch (tab) {
    case 'lines':
      return (
        <InvoiceDetailsTab
          invoice={invoice}
          readOnly={allowed !== true || mayNotWrite !== undefined || invoice.is_money_hidden === 1}
        />
      )
    case 'dockets':
      return <DocketsOfInvoice invoice={invoice} whyNot={allowed === true ? mayNotWrite : allowed} />
    case 'payments':
      return <PaymentsTab invoice={invoice} />
    case 'notes':
      return <NotesTab {...record} canWrite={canWrite} />
    case 'documents':
      return <DocumentsTab {...record} canWrite={canWrite} />
    case 'history':
      return <HistoryTab {...record} words={invoiceHistoryWords} />
  }
}
