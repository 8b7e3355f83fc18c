import * as z from 'zod'
import { formatMoney } from '#shared/money.ts'

/** As an amount of money: sums of thousands of lines stay within the safe integers. */
const maxCents = 99_999_999_999

/** A price of one unit in cents with at most two decimals of a cent ($14.2575 is 1425.75), not negative. */
export const unitPrice = (label: string) => {
  const message = 'Enter a price like 14.25 or 14.2575.'
  const error = ({ input }: { readonly input?: unknown }) =>
    input === undefined || input === null || input === '' ? `${label} is required.` : message
  return z
    .number({ error })
    .min(0, `${label} cannot be negative.`)
    .max(maxCents, `${label} must be ${formatMoney(maxCents)} or less.`)
    .refine((cents) => Number(cents.toFixed(2)) === cents, message)
}

/** As {@link unitPrice}; left out it stays as it was, null clears it. A form's '' is null. */
export const optionalUnitPrice = (label: string) =>
  z
    .preprocess((value: number | '' | null) => (value === '' ? null : value), unitPrice(label).nullable())
    .optional()
