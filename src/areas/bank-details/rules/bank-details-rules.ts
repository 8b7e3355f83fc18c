import { invalid } from '#platform/contract/app-error.ts'
import { melbourneInstant } from '#shared/local-date.ts'
import type { BankDetailsInput, CallBack } from '../contract/bank-details.ts'

/** The history quotes the reason, so it may not repeat the numbers. @throws invalid. */
export function checkReason({ bank_account_no, reason }: BankDetailsInput): void {
  if (reason.replaceAll(/\D/g, '').includes(bank_account_no))
    throw invalid({ reason: 'Leave the account number out: everyone who sees the history reads the reason.' })
}

/** When the call was, as an instant. @throws invalid for one still to come. */
export function checkCall({ called_on, called_time }: CallBack, now: Date): string {
  const called_at = melbourneInstant(called_on, called_time)
  if (new Date(called_at) > now) throw invalid({ called_time: 'The call cannot be later than now.' })
  return called_at
}
