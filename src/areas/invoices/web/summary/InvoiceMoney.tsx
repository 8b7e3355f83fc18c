import { useQuery } from '@tanstack/react-query'
import { read } from '#platform/web/calls/api.ts'
import { useMay } from '#platform/web/calls/session.ts'
import { formatDayMonth } from '#shared/local-date.ts'
import { ActionGroup, ActionList, ActionRow, AllLink } from '#ui/parts/ActionRow.tsx'
import { ExactMoney } from '#ui/parts/Money.tsx'
import { invoiceEndpoints as calls } from '../../contract/endpoints.ts'
import type { Invoice } from '../../contract/invoice.ts'
import { paymentMethodWords } from '../../rules/invoice-words.ts'
import { invoicePaths } from '../invoice-paths.ts'
import { creditNotesQuery } from '../queries.ts'

/** What came in for an issued invoice and what was credited; a kind without any is left out. */
export function InvoiceMoney({
  invoice: { id, invoice_no, paid_cents, credited_cents },
}: {
  invoice: Invoice
}) {
  const mayReadPayments = useMay()('payments:read')
  const { data: payments = [] } = useQuery({
    ...read(calls.listPayments, { query: { invoice_id: id } }),
    enabled: mayReadPayments && invoice_no !== null && paid_cents !== 0,
  })
  const { data: credits = [] } = useQuery({
    ...creditNotesQuery(id),
    enabled: invoice_no !== null && credited_cents !== 0,
  })
  const counted = payments.filter(({ reversed_at }) => reversed_at === null)
  const tab = invoicePaths.edit(id, 'payments')
  return (
    <ActionList>
      {counted.length > 0 && (
        <ActionGroup
          title="Payments"
          count={counted.length}
          hasAmounts
          all={<AllLink to={tab} count={payments.length} of="payments" />}
        >
          {counted.map(({ id: payment_id, received_on, method, reference, taken_by, allocations }) => (
            <ActionRow
              key={payment_id}
              when={formatDayMonth(received_on)}
              what={paymentMethodWords[method]}
              to={tab}
              where={reference}
              reason={taken_by}
              amount={
                <ExactMoney
                  cents={allocations.find(({ invoice_id }) => invoice_id === id)?.amount_cents ?? 0}
                />
              }
            />
          ))}
        </ActionGroup>
      )}
      {credits.length > 0 && (
        <ActionGroup
          title="Credit notes"
          count={credits.length}
          hasAmounts
          all={<AllLink to={tab} count={credits.length} of="credit notes" />}
        >
          {credits.map(({ id: note_id, credit_note_no, credit_date, reason, total_cents }) => (
            <ActionRow
              key={note_id}
              when={formatDayMonth(credit_date)}
              what={credit_note_no}
              to={tab}
              where={reason}
              amount={<ExactMoney cents={total_cents} />}
            />
          ))}
        </ActionGroup>
      )}
    </ActionList>
  )
}
