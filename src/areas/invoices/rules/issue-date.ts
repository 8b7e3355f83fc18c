import { refuse } from '#platform/contract/app-error.ts'
import { formatDate } from '#shared/local-date.ts'
import { dueDate, type PaymentTerms } from './due-date.ts'
import { invoiceLabels } from './invoice-labels.ts'

interface Dated {
  invoice_date: string
  due_date: string
  payment_terms: PaymentTerms
  is_due_agreed: number
}

/** An invoice as it reads when it is issued on a day: it is due by its terms from then on unless another day was agreed on. */
export const datedOn = <I extends Dated>(invoice: I, day: string): I => ({
  ...invoice,
  invoice_date: day,
  due_date: invoice.is_due_agreed ? invoice.due_date : dueDate(invoice.payment_terms, day),
})

/** A draft says what it would if it was approved today; from approval on an invoice says what it said. */
export const datedNow = <I extends Dated & { status: string }>(invoice: I, today: string): I =>
  invoice.status === 'Draft' ? datedOn(invoice, today) : invoice

/**
 * The open period reaches from the month of the last invoice issued until today. @throws invalid on the date of issue.
 */
export function checkIssueDate(
  invoice_date: string,
  { today, last_issued }: { today: string; last_issued: string | null },
): void {
  const from = last_issued === null ? null : `${last_issued.slice(0, 7)}-01`
  refuse({
    ...(invoice_date > today ? { invoice_date: 'Date cannot be in the future.' } : {}),
    ...(from !== null && invoice_date < from
      ? {
          invoice_date: `${invoiceLabels.invoice_date} must be on or after ${formatDate(from)}: an invoice of that month is issued.`,
        }
      : {}),
  })
}
