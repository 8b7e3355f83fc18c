import { IconFileInvoice } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { read } from '#platform/web/calls/api.ts'
import { useMay } from '#platform/web/calls/session.ts'
import { LinkButton } from '#ui/parts/Button.tsx'
import { invoiceEndpoints } from '../../contract/endpoints.ts'
import { invoiceName } from '../../rules/invoice-words.ts'
import { invoicePaths } from '../invoice-paths.ts'

/** Links an approved docket to the invoices that bill it, or to creating one. */
export function InvoiceOfDocket({ docket }: { docket: { id: number; client_id: number } }) {
  const may = useMay()
  const { data } = useQuery({
    ...read(invoiceEndpoints.listInvoices, { query: { docket_id: docket.id } }),
    enabled: may('invoices:read'),
  })
  if (!data) return null
  if (data.rows.length === 0)
    return (
      may('invoices:write') && (
        <LinkButton
          to={invoicePaths.createOf(docket)}
          variant="primary"
          icon={<IconFileInvoice aria-hidden />}
        >
          Make invoice
        </LinkButton>
      )
    )
  return data.rows.map((invoice) => (
    <LinkButton key={invoice.id} to={invoicePaths.edit(invoice.id)} icon={<IconFileInvoice aria-hidden />}>
      {invoiceName(invoice)}
    </LinkButton>
  ))
}
