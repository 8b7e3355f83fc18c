import { IconEye } from '@tabler/icons-react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { Suspense } from 'react'
import { usePaletteActions } from '#platform/web/shell/palette/palette-actions.ts'
import { useTitle } from '#platform/web/guard/title.ts'
import { useRecordTabs } from '#platform/web/records/use-record-tabs.ts'
import { useWhyNot } from '#platform/web/refusals/why-not.ts'
import { Button, LinkButton } from '#ui/parts/Button.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { RowMenu } from '#ui/parts/RowMenu.tsx'
import { LoadingState } from '#ui/parts/states.tsx'
import { TabbedScreen } from '#ui/shells/TabbedScreen.tsx'
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
  const id = Number(useParams({ strict: false }).id)
  const { data: invoice } = useSuspenseQuery(invoiceQuery(id))
  const whyNot = useWhyNot()
  const { open, links } = useRecordTabs(invoiceTabs, (tab) => invoicePaths.edit(id, tab))
  const name = invoiceName(invoice)
  useTitle(name)
  const { main, items, dialog, error } = useInvoiceActions(invoice)
  usePaletteActions(main ? [main, ...items] : items)
  const mayCheck = !whyNot('invoices:totals')
  const isUnsent =
    (invoice.status === 'Draft' || invoiceCan.send(invoice) === true) && !whyNot('invoices:write')
  // What goes out is checked first: it is approved and sent from there.
  const next = main && !isUnsent ? main : undefined

  return (
    <TabbedScreen
      title={invoiceTitle(invoice)}
      status={<InvoiceBadges invoice={invoice} />}
      breadcrumbs={[{ label: 'Invoices', to: invoicePaths.list }]}
      actions={
        <>
          {mayCheck && (
            <LinkButton to={invoicePaths.check(id)} icon={<IconEye aria-hidden />}>
              {isUnsent ? 'Check and send' : 'Check'}
            </LinkButton>
          )}
          {next && (
            <Button variant="primary" icon={next.icon} onClick={next.run}>
              {next.label}
            </Button>
          )}
          <RowMenu items={main && !next ? [main, ...items] : items} label={`More for ${name}`} />
        </>
      }
      tabs={links}
    >
      {error && <Notice tone="danger">{error}</Notice>}
      <InvoiceNotices invoice={invoice} />
      {dialog}
      <Suspense key={id} fallback={<LoadingState />}>
        <InvoiceTabContent tab={open} invoice={invoice} />
      </Suspense>
    </TabbedScreen>
  )
}
