import { useWatch } from 'react-hook-form'
import { formatMoney } from '#shared/money.ts'
import type { CreditNote } from '../../contract/credit-note.ts'
import type { Invoice } from '../../contract/invoice.ts'
import type { CreditedPart } from '../../rules/credit-left.ts'
import { creditTotals, withRounding } from '../../rules/credit-totals.ts'
import { type CreditForm, creditErrors, creditLines, type LineToCredit } from './credit-form.ts'
import css from '../invoices.module.css'

const sumOf = (notes: readonly CreditNote[], field: 'subtotal_cents' | 'gst_cents'): number =>
  notes.reduce((sum, note) => sum + note[field], 0)

/** The credit note's totals, by the server's rules, and what it leaves. */
export function Credited({
  invoice,
  notes,
  lines,
}: {
  invoice: Invoice
  notes: readonly CreditNote[]
  lines: readonly LineToCredit[]
}) {
  const [by, typed] = useWatch({ name: ['by', 'lines'] }) as [CreditForm['by'], CreditForm['lines']]
  // What cannot be credited counts as nothing.
  if (Object.keys(creditErrors(lines, { by, lines: typed })).length > 0) return null
  const left = {
    net_cents: (invoice.subtotal_cents ?? 0) - (invoice.discount_cents ?? 0) - sumOf(notes, 'subtotal_cents'),
    gst_cents: (invoice.gst_cents ?? 0) - sumOf(notes, 'gst_cents'),
  }
  const before = new Map<number, CreditedPart>(
    lines.flatMap((one) => (one.before ? [[one.line.id, one.before] as const] : [])),
  )
  const credited = withRounding(
    creditLines(lines, { by, lines: typed }),
    lines.map(({ line }) => line),
    { shares: lines.map(({ share_cents }) => share_cents), before, left },
  )
  const { total_cents, gst_cents } = creditTotals(credited, invoice, left)
  const owing = invoice.owing_cents ?? 0
  const surplus = total_cents - owing
  return (
    <p className={css.summary}>
      <span>
        Credit {formatMoney(total_cents)}
        {gst_cents > 0 && ` with ${formatMoney(gst_cents)} GST`}
      </span>
      <output>
        {surplus > 0 && total_cents > 0
          ? `${formatMoney(surplus)} becomes the client’s credit`
          : `${formatMoney(owing - total_cents)} still owing`}
      </output>
    </p>
  )
}
