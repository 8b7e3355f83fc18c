import { invalid } from '#platform/contract/app-error.ts'
import { formatInstant, melbourneDate, melbourneInstant } from '#shared/local-date.ts'
import type { CallBack, FullBankDetails } from '../contract/bank-details.ts'

export type BankNumbers = Pick<FullBankDetails, 'bank_bsb' | 'bank_account_no'>

/**
 * What people write about bank details is read where the numbers are not shown, so it may repeat neither those waiting
 * nor those in use. @throws invalid by field.
 */
export function checkLeavesNumbersOut(
  written: Readonly<Record<string, string>>,
  details: readonly BankNumbers[],
): void {
  const numbers = details.flatMap(({ bank_bsb, bank_account_no }) => [bank_bsb, bank_account_no])
  const repeating = Object.keys(written).filter((field) => mentions(written[field] ?? '', numbers))
  if (repeating.length > 0)
    throw invalid(Object.fromEntries(repeating.map((field) => [field, leaveNumbersOut])))
}

const leaveNumbersOut = 'Leave the BSB and the account number out: others read this too.'

/** Digits with at most spaces or hyphens between them, as numbers are written. */
const writtenNumber = /\d(?:[\s\u2010-\u2015-]*\d)*/g

const mentions = (text: string, numbers: readonly string[]): boolean =>
  [...text.matchAll(writtenNumber)].some(([found]) => {
    const digits = found.replaceAll(/\D/g, '')
    return numbers.some((number) => digits.includes(number))
  })

/**
 * When the call was, as an instant: to the minute, not before the details were entered.
 * @throws invalid for an earlier one, and one still to come.
 */
export function checkCall(
  { called_on, called_time }: Pick<CallBack, 'called_on' | 'called_time'>,
  proposed_at: string,
  now: Date,
): string {
  const called_at = melbourneInstant(called_on, called_time)
  if (new Date(called_at) > now) throw invalid({ called_time: 'The call cannot be later than now.' })
  const entered = new Date(proposed_at).setSeconds(0, 0)
  if (new Date(called_at).getTime() < entered) {
    const field = called_on < melbourneDate(proposed_at) ? 'called_on' : 'called_time'
    throw invalid({
      [field]: `The call cannot be before the details were entered: ${formatInstant(proposed_at)}.`,
    })
  }
  return called_at
}
