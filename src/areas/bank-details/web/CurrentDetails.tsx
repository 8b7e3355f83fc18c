import { formatInstant } from '#shared/local-date.ts'
import { Notice } from '#ui/parts/Notice.tsx'
import type { BankDetails, FullBankDetails } from '../contract/bank-details.ts'
import { unreadable } from '../rules/bank-details-labels.ts'
import { BankNumbers } from './BankNumbers.tsx'
import { callWords } from './call-words.ts'

/** The bank details in use: who entered and who confirmed them, and by which call. */
export function CurrentDetails({
  details,
  full,
}: {
  details: BankDetails
  full: FullBankDetails | undefined
}) {
  const { proposed_by_name, proposed_at, decided_by_name, decided_at, is_readable } = details
  return (
    <>
      {!is_readable && <Notice tone="danger">{unreadable}</Notice>}
      <BankNumbers
        details={details}
        full={full}
        more={[
          { label: 'Entered', value: `${proposed_by_name}, ${formatInstant(proposed_at)}` },
          { label: 'Confirmed', value: `${decided_by_name}, ${formatInstant(decided_at ?? '')}` },
          { label: 'Call', value: callWords(details) },
        ]}
      />
    </>
  )
}
