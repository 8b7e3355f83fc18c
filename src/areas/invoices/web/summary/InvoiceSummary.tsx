import { RecentChanges } from '#areas/activity-log/web/index.ts'
import { useMay } from '#platform/web/calls/session.ts'
import { SummaryLayout } from '#ui/shells/SummaryLayout.tsx'
import type { Invoice } from '../../contract/invoice.ts'
import { invoiceCan } from '../../rules/invoice-status.ts'
import { invoiceHistoryWords } from '../invoice-field-words.ts'
import { invoicePaths } from '../invoice-paths.ts'
import { InvoiceFacts } from './InvoiceFacts.tsx'
import { InvoiceFigures } from './InvoiceFigures.tsx'
import { InvoiceLines } from './InvoiceLines.tsx'
import { InvoiceMoney } from './InvoiceMoney.tsx'
import { QuotedRates } from './QuotedRates.tsx'

/** An invoice as the office reads it: who pays and by when at the left, what it bills and what was paid at the right. */
export function InvoiceSummary({ invoice }: { invoice: Invoice }) {
  const may = useMay()
  const addsRates = may('invoices:write') && may('jobs:rates') && invoiceCan.edit(invoice) === true
  const seesMoney = invoice.is_money_hidden === 0
  return (
    <SummaryLayout
      facts={<InvoiceFacts invoice={invoice} />}
      strip={seesMoney && <InvoiceFigures invoice={invoice} />}
      rows={
        <>
          {addsRates && <QuotedRates invoice={invoice} />}
          {seesMoney && <InvoiceMoney invoice={invoice} />}
        </>
      }
    >
      <InvoiceLines invoice={invoice} />
      <RecentChanges
        record_type="invoice"
        record_id={invoice.id}
        words={invoiceHistoryWords}
        all={invoicePaths.edit(invoice.id, 'history')}
      />
    </SummaryLayout>
  )
}
