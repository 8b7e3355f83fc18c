import type { paymentTerms } from '#areas/clients/contract/choices.ts'
import { addDays } from '#shared/local-date.ts'
import type { HolidayOn } from '#shared/public-holidays.ts'
import { addBusinessDays } from './business-days.ts'

export type PaymentTerms = (typeof paymentTerms)[number]

/** The last day of a month. */
function monthEnd(date: string): string {
  const year = Number(date.slice(0, 4))
  const month = Number(date.slice(5, 7))
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10)
}

/**
 * When an invoice is due (domain: "Due date"): after that many days, 30 days after the end of the month, or
 * 20 business days.
 */
export function dueDate(terms: PaymentTerms, invoice_date: string, holidayOn: HolidayOn): string {
  if (terms === 'COD') return invoice_date
  if (terms === 'EOM30') return addDays(monthEnd(invoice_date), 30)
  return terms === '20BD'
    ? addBusinessDays(invoice_date, 20, holidayOn)
    : addDays(invoice_date, Number(terms))
}
