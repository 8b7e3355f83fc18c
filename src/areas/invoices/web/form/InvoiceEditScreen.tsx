import { IconEye } from '@tabler/icons-react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { RecordChain } from '#areas/chain/web/index.ts'
import { useRecordId } from '#platform/web/records/RecordScreen.tsx'
import { RecordActions, TabbedRecord } from '#platform/web/records/TabbedRecord.tsx'
import { useRecordTabs } from '#platform/web/records/use-record-tabs.ts'
import { useWhyNot } from '#platform/web/refusals/why-not.ts'
import { LinkButton } from '#ui/parts/Button.tsx'
import { invoiceCan } from '../../rules/invoice-status.ts'
import { invoiceName, invoiceTitle } from '../../rules/invoice-words.ts'
import { InvoiceBadges } from '../InvoiceBadges.tsx'
import { InvoiceNotices } from '../InvoiceNotices.tsx'
import { InvoiceTabContent } from '../InvoiceTabContent.tsx'
import { invoicePaths } from '../invoice-paths.ts'
import { invoiceTabs } from '../invoice-tabs.ts'
import { invoiceQuery } from '../queries.ts'
import { useInvoiceActions } from '../use-invoice-actions.tsx'

/** An invoice with its tabs, each at an address of its own. */
export function InvoiceEditScreen() {
  const id = useRecordId()
  const { data: invoice } = useSuspenseQuery(invoiceQuery(id))
  const whyNot = useWhyNot()
  const { open, links } = useRecordTabs(invoiceTabs, (tab) => invoicePaths.edit(id, tab))
  const name = invoiceName(invoice)
  const { main, items, dialog, error } = useInvoiceActions(invoice)
  const mayCheck = !whyNot('invoices:totals')
  const isUnsent =
    (invoice.status === 'Draft' || invoiceCan.send(invoice) === true) && !whyNot('invoices:write')
  // What goes out is checked first: it is approved and sent from there.
  const next = isUnsent ? undefined : main
  const all = main ? [main, ...items] : items

  return (
    <TabbedRecord
      id={id}
      name={name}
      title={invoiceTitle(invoice)}
      status={<InvoiceBadges invoice={invoice} />}
      breadcrumbs={[{ label: 'Invoices', to: invoicePaths.list }]}
      actions={
        <>
          {mayCheck && (
            <LinkButton to={invoicePaths.check(id)} icon={<IconEye aria-hidden />}>
              {isUnsent && invoice.status !== 'Draft' ? 'Check and send' : 'Check'}
            </LinkButton>
          )}
          <RecordActions next={next} menu={next ? items : all} name={name} />
        </>
      }
      palette={all}
      error={error}
      notices={<InvoiceNotices invoice={invoice} />}
      dialog={dialog}
      tabs={links}
      chain={<RecordChain record_type="invoice" record_id={id} />}
    >
      <InvoiceTabContent tab={open} invoice={invoice} />
    </TabbedRecord>
  )
}
