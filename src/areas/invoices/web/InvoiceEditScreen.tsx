import { IconEye } from '@tabler/icons-react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useParams, useSearch } from '@tanstack/react-router'
import { Suspense } from 'react'
import { usePaletteActions } from '#platform/web/shell/palette-actions.ts'
import { useTitle } from '#platform/web/title.ts'
import { useWhyNot } from '#platform/web/why-not.ts'
import type { Permission } from '#shared/permissions.ts'
import { Button, LinkButton } from '#ui/parts/Button.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { RowMenu } from '#ui/parts/RowMenu.tsx'
import { LoadingState } from '#ui/parts/states.tsx'
import { TabbedScreen } from '#ui/shells/TabbedScreen.tsx'
import { invoiceCan } from '../rules/invoice-status.ts'
import { invoiceName } from '../rules/invoice-words.ts'
import { InvoiceBadges } from './InvoiceBadges.tsx'
import { InvoiceNotices } from './InvoiceNotices.tsx'
import { InvoiceTabContent } from './InvoiceTabContent.tsx'
import { invoicePaths, type InvoiceTab, invoiceTabs } from './invoice-paths.ts'
import { invoiceQuery } from './queries.ts'
import { useInvoiceActions } from './use-invoice-actions.tsx'

const tabWords: Record<InvoiceTab, string> = {
  lines: 'Invoice',
  dockets: 'Dockets',
  payments: 'Payments',
  notes: 'Notes',
  documents: 'Documents',
  history: 'History',
}

/** What one must be allowed to read for a tab to be there. */
const tabRights: Record<InvoiceTab, Permission> = {
  lines: 'invoices:read',
  dockets: 'invoices:read',
  payments: 'invoices:totals',
  notes: 'notes:read',
  documents: 'documents:read',
  history: 'invoices:read',
}

/** An invoice with its tabs, each at an address of its own. */
export function InvoiceEditScreen() {
  const id = Number(useParams({ strict: false }).id)
  const { tab: asked = 'lines' } = useSearch({ strict: false }) as { tab?: InvoiceTab }
  const { data: invoice } = useSuspenseQuery(invoiceQuery(id))
  const whyNot = useWhyNot()
  const tab = whyNot(tabRights[asked]) ? 'lines' : asked
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
      title={`${name} ${invoice.client}`}
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
      tabs={invoiceTabs
        .filter((each) => !whyNot(tabRights[each]))
        .map((each) => ({ label: tabWords[each], to: invoicePaths.edit(id, each), active: each === tab }))}
    >
      {error && <Notice tone="danger">{error}</Notice>}
      <InvoiceNotices invoice={invoice} />
      {dialog}
      <Suspense key={id} fallback={<LoadingState />}>
        <InvoiceTabContent tab={tab} invoice={invoice} />
      </Suspense>
    </TabbedScreen>
  )
}
