import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { read } from '#platform/web/calls/api.ts'
import { useWhyNot } from '#platform/web/refusals/why-not.ts'
import { formatMoney } from '#shared/money.ts'
import { confirm } from '#ui/dialogs/confirm-store.ts'
import { Link } from '#ui/navigation.tsx'
import { Button } from '#ui/parts/Button.tsx'
import type { MenuItem } from '#ui/parts/Menu.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { ErrorState } from '#ui/parts/states.tsx'
import { Section } from '#ui/shells/Section.tsx'
import { columnsOf } from '#ui/table/columns.tsx'
import { DataTable } from '#ui/table/DataTable.tsx'
import type { CreditUse } from '../../contract/client-credit.ts'
import { invoiceEndpoints as calls } from '../../contract/endpoints.ts'
import { paymentMethodWords } from '../../rules/invoice-words.ts'
import { refundLabels } from '../../rules/payment-labels.ts'
import { invoicePaths } from '../invoice-paths.ts'
import css from '../invoices.module.css'
import { RefundDialog } from '../payments/RefundDialog.tsx'
import { useInvoiceVerb } from '../use-invoice-verb.ts'

/**
 * A client's credit: how much is left, the invoices it came from and its uses. Hidden for a client that never
 * had any.
 */
export function ClientCredit({ client_id }: { client_id: number }) {
  const { data, error, refetch } = useQuery(read(calls.getClientCredit, { query: { client_id } }))
  const [isRefunding, setRefunding] = useState(false)
  const whyNot = useWhyNot()
  const { run, error: refused } = useInvoiceVerb()
  if (error)
    return <ErrorState message="Could not load the client’s credit." onRetry={() => void refetch()} />
  if (!data || data.held.length + data.uses.length === 0) return null
  const takeBack = async ({ id, amount_cents, to_invoice_no }: CreditUse) => {
    const answer = await confirm({
      title: `Reverse ${formatMoney(amount_cents)} ${to_invoice_no ? `from ${to_invoice_no}` : 'refunded'}?`,
      message: 'It goes back to the client’s credit.',
      confirmLabel: 'Reverse',
      reason: 'required',
      longestReason: 500,
      danger: true,
    })
    if (answer)
      await run(
        calls.reverseCreditUse,
        { params: { id }, body: { reason: answer.reason } },
        'Credit put back',
      )
  }
  const rowMenu = (use: CreditUse): MenuItem[] => [
    {
      label: 'Reverse',
      danger: true,
      disabledReason: use.reversed_at ? 'This is already reversed.' : whyNot('payments:write'),
      run: () => void takeBack(use),
    },
  ]
  const from = data.held.filter(({ left_cents }) => left_cents > 0)
  return (
    <Section
      title="Client’s credit"
      actions={
        <Button
          onClick={() => setRefunding(true)}
          disabledReason={data.left_cents === 0 ? 'This client has no credit.' : whyNot('payments:write')}
        >
          Refund
        </Button>
      }
    >
      {refused && <Notice tone="danger">{refused}</Notice>}
      <p className={css.credit}>
        <strong>{formatMoney(data.left_cents)}</strong>{' '}
        {from.length > 0 && (
          <>
            from{' '}
            {from.map(({ invoice_id, invoice_no, left_cents }, at) => (
              <span key={invoice_id}>
                {at > 0 && ', '}
                <Link to={invoicePaths.edit(invoice_id)}>{invoice_no}</Link> ({formatMoney(left_cents)})
              </span>
            ))}
          </>
        )}
      </p>
      {data.uses.length > 0 && (
        <DataTable
          label="Credit used"
          columns={columns}
          rows={data.uses}
          rowKey={({ id }) => id}
          rowMenu={rowMenu}
          empty={null}
        />
      )}
      {isRefunding && <RefundDialog credit={data} onClose={() => setRefunding(false)} />}
    </Section>
  )
}

const use = columnsOf<CreditUse>()
const columns = [
  use.date('used_on', 'Date'),
  use.custom('to_invoice_no', 'Used for', ({ to_invoice_id, to_invoice_no, refund_method }) =>
    to_invoice_id && to_invoice_no ? (
      <Link to={invoicePaths.edit(to_invoice_id)}>{to_invoice_no}</Link>
    ) : (
      `Refund, ${paymentMethodWords[refund_method ?? 'eft'].toLowerCase()}`
    ),
  ),
  use.custom(
    'amount_cents',
    refundLabels.amount_cents,
    ({ amount_cents, reversed_at }) => (
      <span className={reversed_at ? css.reversed : undefined}>{formatMoney(amount_cents)}</span>
    ),
    { align: 'end', slot: 'title' },
  ),
  use.custom('from_invoice_no', 'From', ({ from_invoice_id, from_invoice_no }) => (
    <Link to={invoicePaths.edit(from_invoice_id)}>{from_invoice_no}</Link>
  )),
  use.text('reference', refundLabels.reference),
  use.text('done_by', 'By'),
  use.text('reverse_reason', refundLabels.reverse_reason),
]
