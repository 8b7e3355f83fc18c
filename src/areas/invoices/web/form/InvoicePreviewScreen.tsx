import { IconPencil } from '@tabler/icons-react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { PreviewScreen } from '#platform/web/records/PreviewScreen.tsx'
import { DocumentSheet } from '#ui/document/DocumentSheet.tsx'
import { LinkButton } from '#ui/parts/Button.tsx'
import { documentOfInvoice } from '../../rules/invoice-document.ts'
import { invoiceName, invoiceTitle } from '../../rules/invoice-words.ts'
import { InvoiceBadges } from '../InvoiceBadges.tsx'
import { InvoiceNotices } from '../InvoiceNotices.tsx'
import { invoicePaths } from '../invoice-paths.ts'
import { invoiceDocumentQuery, invoiceQuery } from '../queries.ts'
import { useInvoiceActions } from '../use-invoice-actions.tsx'

/** The invoice as the client will see it. */
export function InvoicePreviewScreen() {
  const id = Number(useParams({ strict: false }).id)
  const { data: invoice } = useSuspenseQuery(invoiceQuery(id))
  const { data: document } = useSuspenseQuery(invoiceDocumentQuery(id))
  const name = invoiceName(invoice)
  const actions = useInvoiceActions(invoice)

  return (
    <PreviewScreen
      name={name}
      status={<InvoiceBadges invoice={invoice} />}
      breadcrumbs={[
        { label: 'Invoices', to: invoicePaths.list },
        { label: invoiceTitle(invoice), to: invoicePaths.edit(id) },
      ]}
      editLink={
        <LinkButton to={invoicePaths.edit(id)} icon={<IconPencil aria-hidden />}>
          {invoice.status === 'Draft' ? 'Edit' : 'Open'}
        </LinkButton>
      }
      pdf={`/api/invoices/${id}/pdf`}
      actions={actions}
      notices={<InvoiceNotices invoice={invoice} again={actions.again} link={actions.link} />}
    >
      <DocumentSheet view={documentOfInvoice(document.model, { mark: document.mark })} logo={document.logo} />
    </PreviewScreen>
  )
}
