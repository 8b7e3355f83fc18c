import { IconDownload, IconPencil, IconPrinter } from '@tabler/icons-react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { usePaletteActions } from '#platform/web/shell/palette-actions.ts'
import { useTitle } from '#platform/web/title.ts'
import { DocumentSheet } from '#ui/document/DocumentSheet.tsx'
import { Button, LinkButton } from '#ui/parts/Button.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { RowMenu } from '#ui/parts/RowMenu.tsx'
import { Screen } from '#ui/shells/Screen.tsx'
import { documentOfInvoice } from '../rules/invoice-document.ts'
import { invoiceName } from '../rules/invoice-words.ts'
import { InvoiceBadges } from './InvoiceBadges.tsx'
import { InvoiceNotices } from './InvoiceNotices.tsx'
import { invoicePaths } from './invoice-paths.ts'
import css from './invoices.module.css'
import { invoiceDocumentQuery, invoiceQuery } from './queries.ts'
import { useInvoiceActions } from './use-invoice-actions.tsx'

/** What the client gets: the sheet as it prints, with what is done next. */
export function InvoiceCheckScreen() {
  const id = Number(useParams({ strict: false }).id)
  const { data: invoice } = useSuspenseQuery(invoiceQuery(id))
  const { data: document } = useSuspenseQuery(invoiceDocumentQuery(id))
  const name = invoiceName(invoice)
  useTitle(`Check ${name}`)
  const { main, items, dialog, error } = useInvoiceActions(invoice)
  usePaletteActions(main ? [main, ...items] : items)

  return (
    <Screen
      title={`Check ${name}`}
      status={<InvoiceBadges invoice={invoice} />}
      breadcrumbs={[
        { label: 'Invoices', to: invoicePaths.list },
        { label: `${name} ${invoice.client}`, to: invoicePaths.edit(id) },
      ]}
      actions={
        <>
          <LinkButton to={invoicePaths.edit(id)} icon={<IconPencil aria-hidden />}>
            {invoice.status === 'Draft' ? 'Edit' : 'Open'}
          </LinkButton>
          <Button icon={<IconPrinter aria-hidden />} onClick={() => window.print()}>
            Print
          </Button>
          <Button
            icon={<IconDownload aria-hidden />}
            onClick={() => window.open(`/api/invoices/${id}/pdf`, '_blank', 'noopener')}
          >
            PDF
          </Button>
          {main?.run && (
            <Button variant="primary" icon={main.icon} onClick={main.run}>
              {main.label}
            </Button>
          )}
          <RowMenu items={items} label={`More for ${name}`} />
        </>
      }
    >
      <div className={css.sheet}>
        <div className={css.noPrint}>
          {error && <Notice tone="danger">{error}</Notice>}
          <InvoiceNotices invoice={invoice} />
        </div>
        {dialog}
        <DocumentSheet
          view={documentOfInvoice(document.model, { mark: document.mark })}
          logo={document.logo}
        />
      </div>
    </Screen>
  )
}
