import { ClientFacts } from '#areas/clients/web/index.ts'
import { paymentTermWords } from '#areas/clients/rules/client-words.ts'
import { jobPaths } from '#areas/jobs/web/index.ts'
import { useMay } from '#platform/web/calls/session.ts'
import { formatAbn } from '#shared/abn.ts'
import { formatDate, formatInstant } from '#shared/local-date.ts'
import { Link } from '#ui/navigation.tsx'
import { FactGroup } from '#ui/parts/FactGroup.tsx'
import { Facts } from '#ui/parts/Facts.tsx'
import { TextFacts } from '#ui/parts/TextFacts.tsx'
import type { Invoice } from '../../contract/invoice.ts'
import { invoiceLabels as labels } from '../../rules/invoice-labels.ts'

/** Who pays an invoice, for which job, and by when. */
export function InvoiceFacts({ invoice }: { invoice: Invoice }) {
  return (
    <>
      <ClientFacts client_id={invoice.client_id} client={invoice.client} duty="accounts" />
      <JobFacts invoice={invoice} />
      <FactGroup title="Dates and terms">
        <Facts
          facts={[
            ...(invoice.invoice_no
              ? [{ label: labels.invoice_date, value: formatDate(invoice.invoice_date) }]
              : []),
            { label: labels.due_date, value: formatDate(invoice.due_date) },
            { label: labels.payment_terms, value: paymentTermWords[invoice.payment_terms] },
            ...(invoice.approved_at
              ? [
                  {
                    label: labels.approved_at,
                    value: [formatInstant(invoice.approved_at), invoice.approver].filter(Boolean).join(', '),
                  },
                ]
              : []),
          ]}
        />
      </FactGroup>
      <FactGroup title="Buyer">
        <Facts
          facts={[
            { label: 'Name', value: invoice.buyer_name },
            { label: 'ABN', value: invoice.buyer_abn && formatAbn(invoice.buyer_abn) },
            { label: 'Invoice to', value: invoice.send_to },
          ]}
        />
      </FactGroup>
      <TextFacts
        title="Notes"
        facts={[
          { label: labels.notes, value: invoice.notes },
          { label: labels.internal_notes, value: invoice.internal_notes },
        ]}
      />
    </>
  )
}

function JobFacts({ invoice: { job_id, job_no, job_title, ...invoice } }: { invoice: Invoice }) {
  const mayRead = useMay()('jobs:read')
  const title = [job_no, job_title].filter(Boolean).join(' ')
  const days = [invoice.supply_from, invoice.supply_to].filter((day) => day !== null)
  return (
    <FactGroup title="Job and order">
      <Facts
        facts={[
          ...(job_id === null
            ? []
            : [
                {
                  label: labels.job_id,
                  value: mayRead ? <Link to={jobPaths.edit(job_id)}>{title}</Link> : title,
                },
              ]),
          { label: labels.po_number, value: invoice.po_number },
          ...(invoice.reference ? [{ label: labels.reference, value: invoice.reference }] : []),
          ...(days.length > 0
            ? [{ label: 'Work', value: [...new Set(days)].map(formatDate).join(' to ') }]
            : []),
        ]}
      />
    </FactGroup>
  )
}
