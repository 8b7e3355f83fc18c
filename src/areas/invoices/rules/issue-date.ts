import { refuse } from '#platform/contract/app-error.ts'
import { formatDate } from '#shared/local-date.ts'
import type { HolidayOn } from '#shared/public-holidays.ts'
import { dueDate, type PaymentTerms } from './due-date.ts'
import { invoiceLabels } from './invoice-labels.ts'

interface Dated {
  invoice_date: string
  due_date: string
  payment_terms: PaymentTerms
  is_due_agreed: number
}

/** An invoice as issued on a day: due by its terms from then on, unless another day was agreed. */
export const datedOn = <I extends Dated>(invoice: I, day: string, holidayOn: HolidayOn): I => ({
  ...invoice,
  invoice_date: day,
  due_date: invoice.is_due_agreed ? invoice.due_date : dueDate(invoice.payment_terms, day, holidayOn),
})

/** A draft shows what it would say if approved today; once approved, an invoice keeps what it said. */
export const datedToday = <I extends Dated & { status: string }>(
  invoice: I,
  today: string,
  holidayOn: HolidayOn,
): I => (invoice.status === 'Draft' ? datedOn(invoice, today, holidayOn) : invoice)

interface Worked extends Dated {
  supply_from: string | null
  supply_to: string | null
  lines: readonly { shift_date: string | null }[]
}

/**
 * What is unusual about dating an invoice on a day, for the approver to confirm: the work came later, or it
 * is due in the past.
 */
export function dateWarnings(
  invoice: Worked,
  day: string,
  { today, holidayOn }: { today: string; holidayOn: HolidayOn },
): string[] {
  const { supply_from, supply_to, lines } = invoice
  const worked = [supply_from, supply_to, ...lines.map(({ shift_date }) => shift_date)]
  const last = worked
    .filter((date) => date !== null)
    .toSorted()
    .at(-1)
  const { due_date } = datedOn(invoice, day, holidayOn)
  return [
    ...(last && last > day
      ? [`Dated ${formatDate(day)}, before the work of ${formatDate(last)} was done.`]
      : []),
    // A due date before the date of issue is refused.
    ...(due_date >= day && due_date < today
      ? [`Due ${formatDate(due_date)}: overdue as soon as it is approved.`]
      : []),
  ]
}

/**
 * The open period runs from the month of the last invoice issued until today. @throws invalid on the date of
 * issue.
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
