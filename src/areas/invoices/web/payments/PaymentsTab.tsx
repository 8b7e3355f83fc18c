import { useQuery } from '@tanstack/react-query'
import { read } from '#platform/web/calls/api.ts'
import { useMay } from '#platform/web/calls/session.ts'
import { useWhyNot } from '#platform/web/refusals/why-not.ts'
import { formatMoney } from '#shared/money.ts'
import { plural } from '#shared/text.ts'
import { confirm } from '#ui/dialogs/confirm-store.ts'
import type { MenuItem } from '#ui/parts/Menu.tsx'
import { ExactMoney } from '#ui/parts/Money.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { EmptyState, ErrorState } from '#ui/parts/states.tsx'
import { Section } from '#ui/shells/Section.tsx'
import { columnsOf } from '#ui/table/columns.tsx'
import { DataTable } from '#ui/table/DataTable.tsx'
import { invoiceEndpoints as calls } from '../../contract/endpoints.ts'
import type { Invoice } from '../../contract/invoice.ts'
import type { Payment } from '../../contract/payment.ts'
import { paymentMethodWords } from '../../rules/invoice-words.ts'
import { paymentLabels } from '../../rules/payment-labels.ts'
import { ClientCredit } from '../credits/ClientCredit.tsx'
import { CreditNotes } from '../credits/CreditNotes.tsx'
import css from '../invoices.module.css'
import { useInvoiceVerb } from '../use-invoice-verb.ts'

/** An invoice's payments and credit notes, and its client's credit. */
export function PaymentsTab({ invoice }: { invoice: Invoice }) {
  const may = useMay()
  return (
    <>
      {may('payments:read') && <Payments invoice={invoice} />}
      <CreditNotes invoice={invoice} />
      {may('payments:read') && <ClientCredit client_id={invoice.client_id} />}
    </>
  )
}

function Payments({ invoice }: { invoice: Invoice }) {
  const query = { invoice_id: invoice.id }
  const { data, error, isPending, refetch } = useQuery(read(calls.listPayments, { query }))
  const whyNot = useWhyNot()
  const { run, error: refused } = useInvoiceVerb()
  const rowMenu = (payment: Payment): MenuItem[] => [
    {
      label: 'Reverse',
      danger: true,
      disabledReason: payment.reversed_at ? 'This payment is already reversed.' : whyNot('payments:write'),
      run: () =>
        void confirm({
          title: `Reverse the payment of ${formatMoney(payment.amount_cents)}?`,
          message: 'It comes off every invoice it covers.',
          confirmLabel: 'Reverse',
          reason: 'required',
          longestReason: 500,
          danger: true,
        }).then(
          (answer) =>
            answer &&
            run(
              calls.reversePayment,
              { params: { id: payment.id }, body: { reason: answer.reason } },
              'Payment reversed',
            ),
        ),
    },
  ]
  if (error) return <ErrorState message="Could not load the payments." onRetry={() => void refetch()} />
  // What was reversed never came in.
  const valid = (data ?? []).filter(({ reversed_at }) => reversed_at === null)
  return (
    <Section title="Payments">
      {refused && <Notice tone="danger">{refused}</Notice>}
      <DataTable
        label="Payments"
        columns={paymentColumns(invoice.id)}
        rows={data ?? []}
        loading={isPending}
        rowKey={(payment) => payment.id}
        rowMenu={rowMenu}
        totals={
          valid.length > 1
            ? {
                label: `All ${plural(valid.length, 'payment')}`,
                cells: {
                  amount_cents: <ExactMoney cents={sumOf(valid, (one) => shareOf(one, invoice.id))} />,
                  whole: <ExactMoney cents={sumOf(valid, ({ amount_cents }) => amount_cents)} />,
                },
              }
            : undefined
        }
        empty={
          <EmptyState
            title="No payments yet"
            text={whyNot('payments:write') ? undefined : 'Record a payment and it shows here.'}
          />
        }
      />
    </Section>
  )
}

/** What of a payment is on the invoice. */
const shareOf = ({ allocations }: Pick<Payment, 'allocations'>, invoice_id: number) =>
  allocations.find((one) => one.invoice_id === invoice_id)?.amount_cents ?? 0

/** How much of that stays in the client's credit. */
function keptOf(allocations: Payment['allocations'], invoice_id: number): string {
  const kept = allocations.find((one) => one.invoice_id === invoice_id)?.kept_cents ?? 0
  return kept > 0 ? `, ${formatMoney(kept)} of it credit` : ''
}

const sumOf = (payments: readonly Payment[], of: (one: Payment) => number) =>
  payments.reduce((sum, one) => sum + of(one), 0)

const payment = columnsOf<Payment>()
const paymentColumns = (invoice_id: number) => [
  payment.date('received_on', paymentLabels.received_on),
  payment.custom('method', paymentLabels.method, ({ method }) => paymentMethodWords[method]),
  payment.custom(
    'amount_cents',
    'On this invoice',
    ({ allocations, reversed_at }) => (
      <span className={reversed_at ? css.reversed : undefined}>
        {formatMoney(shareOf({ allocations }, invoice_id))}
        {keptOf(allocations, invoice_id)}
      </span>
    ),
    { align: 'end', slot: 'title' },
  ),
  payment.custom('whole', 'Whole payment', ({ amount_cents }) => formatMoney(amount_cents), { align: 'end' }),
  payment.text('reference', paymentLabels.reference),
  payment.text('taken_by', paymentLabels.taken_by),
  payment.custom('reverse_reason', paymentLabels.reverse_reason, ({ reverse_reason }) => reverse_reason),
]
