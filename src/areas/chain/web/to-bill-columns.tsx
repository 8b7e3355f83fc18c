import { docketPaths } from '#areas/dockets/web/index.ts'
import { invoicePaths } from '#areas/invoices/web/index.ts'
import { jobPaths } from '#areas/jobs/web/index.ts'
import { quotePaths } from '#areas/quotes/web/index.ts'
import { formatMoney } from '#shared/money.ts'
import { plural } from '#shared/text.ts'
import { amountText } from '#shared/units.ts'
import { Link } from '#ui/navigation.tsx'
import { ExactMoney } from '#ui/parts/Money.tsx'
import { type Column, columnsOf } from '#ui/table/columns.tsx'
import type { NotCharged, ToBillLine } from '../contract/to-bill.ts'

const column = columnsOf<ToBillLine>()
type Name = 'agreed' | 'done' | 'waiting' | 'billed' | 'to_invoice' | 'left'

interface OfJob {
  id: number
  client_id: number
  quote_id: number | null
}

/** A line with its amounts, each with its quantity, which leads to what it comes from: the invoice to make, what is left. */
export function toBillColumns(
  job: OfJob,
  may: (right: 'invoices:write' | 'quotes:read') => boolean,
): Column<ToBillLine>[] {
  const { id: job_id, quote_id } = job
  const amount = (name: Name, label: string, to?: (line: ToBillLine) => string | null) =>
    column.custom(
      name,
      label,
      (line) => {
        const figure = line[name]
        if (!figure) return null
        if (figure.quantity === 0 && figure.cents === 0)
          return isAlwaysShown(name) ? <ExactMoney cents={0} /> : null
        const money = <ExactMoney cents={figure.cents} />
        const path = to?.(line) ?? null
        return path === null ? money : <Link to={path}>{money}</Link>
      },
      {
        align: 'end',
        under: ({ [name]: figure, unit, agreed }) =>
          figure && figure.quantity !== 0 && !isOnePrice(unit, agreed)
            ? amountText(figure.quantity, unit)
            : null,
      },
    )
  const docketPath = ({ docket_count, docket_id, dry_hires }: ToBillLine) => {
    if (docket_count === 0) return dry_hires > 0 ? jobPaths.edit(job_id, 'dry_hire') : null
    return docket_id === null ? jobPaths.edit(job_id, 'dockets') : docketPaths.view(docket_id)
  }
  const invoicePath = ({ invoice_count, invoice_id }: ToBillLine) => {
    if (invoice_count === 0) return null
    return invoice_id === null ? jobPaths.edit(job_id, 'invoices') : invoicePaths.edit(invoice_id)
  }
  const agreementPath = ({ key }: ToBillLine) => {
    if (key.startsWith('rate-')) return jobPaths.edit(job_id, 'rates')
    return quote_id !== null && may('quotes:read') ? quotePaths.edit(quote_id) : null
  }
  const newInvoicePath = may('invoices:write') ? invoicePaths.createForJob(job) : null
  return [
    column.custom('description', 'Line', ({ description }) => description, { under: noteOf, slot: 'title' }),
    amount('agreed', 'Agreed', agreementPath),
    amount('done', 'Done', (line) => docketPath(line) ?? invoicePath(line)),
    amount('waiting', 'Not approved', docketPath),
    amount('billed', 'Billed', invoicePath),
    amount('to_invoice', 'Not yet invoiced', (line) => newInvoicePath ?? docketPath(line)),
    amount('left', quote_id === null ? 'Left of agreed' : 'Left of the quote', ({ is_by_hand }) =>
      is_by_hand === 1 ? newInvoicePath : null,
    ),
  ]
}

/** That nothing is left is the answer looked for. */
const isAlwaysShown = (name: Name): boolean => name === 'to_invoice' || name === 'left'

/** Parts of one fixed price are money; how much of one they are says nothing more. */
const isOnePrice = (unit: ToBillLine['unit'], agreed: ToBillLine['agreed']): boolean =>
  unit === 'fixed' && (agreed?.quantity ?? 1) === 1

/** What someone should look into, `More than agreed`, and why its quantity alone does not come to its amount. */
const noteOf = ({ is_over, unpriced, extras_cents }: ToBillLine): string =>
  [
    is_over === 1 && 'More than agreed',
    unpriced > 0 && `${plural(unpriced, 'line')} without a price`,
    extras_cents !== 0 && `${formatMoney(extras_cents)} of it besides the hire itself`,
  ]
    .filter(Boolean)
    .join(', ')

const notCharged = columnsOf<NotCharged>()
/** The docket, what of it is not charged, and why it was approved anyway. */
export const notChargedColumns = [
  notCharged.link('docket_no', 'Docket', ({ id }) => docketPaths.view(id)),
  notCharged.date('shift_date', 'Day'),
  notCharged.text('status', 'Status'),
  notCharged.text('text', 'Not charged', { slot: 'detail' }),
  notCharged.text('override_reason', 'Approved anyway'),
]
