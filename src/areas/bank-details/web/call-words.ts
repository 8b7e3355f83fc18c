import { formatInstant } from '#shared/local-date.ts'
import { formatPhone } from '#shared/phone.ts'
import type { BankDetails } from '../contract/bank-details.ts'

/** The call that confirmed bank details. */
export const callWords = ({ called_person, called_number, called_at }: BankDetails): string =>
  `${called_person} on ${formatPhone(called_number ?? '')}, ${formatInstant(called_at ?? '')}`
