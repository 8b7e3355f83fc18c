import { termsErrors } from '#areas/clients/rules/construction-terms.ts'
import { refuse } from '#platform/contract/app-error.ts'
import { formatDate } from '#shared/local-date.ts'
import type { HolidayOn } from '#shared/public-holidays.ts'
import { addBusinessDays } from './business-days.ts'
import type { PaymentTerms } from './due-date.ts'

interface Dated {
  invoice_date: string
  due_date: string
  payment_terms: PaymentTerms
}

/**
 * An invoice under a construction contract is due within 20 business days, whether by its terms or an agreed
 * day.
 * @throws invalid on whichever is too long.
 */
export function checkConstruction(
  { invoice_date, due_date, payment_terms }: Dated,
  client: { sop_construction_contract: number } | undefined,
  holidayOn: HolidayOn,
): void {
  if (!client?.sop_construction_contract) return
  const { sop_construction_contract } = client
  const last = addBusinessDays(invoice_date, 20, holidayOn)
  const long = termsErrors({ sop_construction_contract, payment_terms })
  refuse({
    ...long,
    ...(!('payment_terms' in long) && due_date > last
      ? {
          due_date: `A construction contract must be paid within 20 business days (security of payment law): by ${formatDate(last)}.`,
        }
      : {}),
  })
}
