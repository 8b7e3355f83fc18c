import { formatBsb } from '#shared/bank-numbers.ts'
import { Facts } from '#ui/parts/Facts.tsx'
import type { BankDetails, FullBankDetails } from '../contract/bank-details.ts'
import { bankDetailsLabels as labels } from '../rules/bank-details-labels.ts'

/** Bank details, masked unless `full`, and what else is known about them. */
export function BankNumbers({
  details: { bank_bsb, bank_account_no },
  full,
  more = [],
}: {
  details: BankDetails
  full: FullBankDetails | undefined
  more?: { label: string; value: string | null }[]
}) {
  const bsb = full?.bank_bsb ?? bank_bsb
  return (
    <Facts
      facts={[
        ...(full ? [{ label: labels.bank_account_name, value: full.bank_account_name }] : []),
        { label: labels.bank_bsb, value: bsb && formatBsb(bsb) },
        { label: labels.bank_account_no, value: full?.bank_account_no ?? bank_account_no },
        ...more,
      ]}
    />
  )
}
