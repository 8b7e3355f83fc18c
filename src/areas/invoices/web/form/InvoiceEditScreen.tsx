import { IconEye } from '@tabler/icons-react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { RecordChain } from '#areas/chain/web/index.ts'
import { useRecordId } from '#platform/web/records/RecordScreen.tsx'
import { useEditing } from '#platform/web/records/editing.ts'
import { RecordActions, TabbedRecord } from '#platform/web/records/TabbedRecord.tsx'
import { useRecordTabs } from '#platform/web/records/use-record-tabs.ts'
import { useWhyNot } from '#platform/web/refusals/why-not.ts'
import { Button, LinkButton } from '#ui/parts/Button.tsx'
import { invoiceCan } from '../../rules/invoice-status.ts'
import { invoiceName, invoiceTitle } from '../../rules/invoice-words.ts'
import { InvoiceBadges } from '../InvoiceBadges.tsx'
import { InvoiceNotices } from '../InvoiceNotices.tsx'
import { InvoiceTabContent } from '../InvoiceTabContent.tsx'
import { invoicePaths, invoiceTabs } from '../invoice-paths.ts'
import { invoiceQuery } from '../queries.ts'
import { InvoiceSummary } from '../summary/InvoiceSummary.tsx'
import { useInvoiceActions } from '../use-invoice-actions.tsx'

/** An invoice with its tabs, each with its own address. */
export function InvoiceEditScreen() {
  const id = useRecordId()
  const { data: invoice } = useSuspenseQuery(invoiceQuery(id))
  const whyNot = useWhyNot()
  const { open, links } = useRecordTabs(invoiceTabs, (tab) => invoicePaths.edit(id, tab))
  const name = invoiceName(invoice)
  const { main, pay, again, link, items, dialog, error } = useInvoiceActions(invoice)
  const editing = useEditing(id)

  return (
    <TabbedRecord
      id={id}
      name={name}
      title={invoiceTitle(invoice)}
      status={<InvoiceBadges invoice={invoice} />}
      breadcrumbs={[{ label: 'Invoices', to: invoicePaths.list }]}
      actions={
        <>
          {!whyNot('invoices:totals') && (
            <LinkButton to={invoicePaths.preview(id)} icon={<IconEye aria-hidden />}>
              Preview
            </LinkButton>
          )}
          {pay && (
            <Button icon={pay.icon} onClick={pay.run}>
              {pay.label}
            </Button>
          )}
          <RecordActions next={main} menu={items.filter((one) => one !== pay)} name={name} />
        </>
      }
      palette={main ? [main, ...items] : items}
      error={error}
      notices={<InvoiceNotices invoice={invoice} again={again} link={link} />}
      dialog={dialog}
      tabs={links}
      chain={<RecordChain record_type="invoice" record_id={id} />}
      edit={{
        editing,
        isLocked: invoiceCan.edit(invoice) !== true,
        disabledReason: whyNot('invoices:write') ?? whyNot('invoices:totals'),
      }}
    >
      {open === 'lines' && !editing.isOpen ? (
        <InvoiceSummary invoice={invoice} />
      ) : (
        <InvoiceTabContent tab={open} invoice={invoice} />
      )}
    </TabbedRecord>
  )
}
