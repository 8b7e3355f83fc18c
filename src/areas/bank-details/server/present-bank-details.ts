import type { Cipher } from '#platform/server/encryption.ts'
import { lastDigits } from '#shared/bank-numbers.ts'
import type { BankDetails, FullBankDetails } from '../contract/bank-details.ts'
import type { NamedBankDetails, StoredBankDetails } from './bank-details-store.ts'
import { decryptDetails } from './encrypt-details.ts'

/** Only the last digits of both numbers; the account name is left out. */
export function maskDetails(cipher: Cipher, row: NamedBankDetails): BankDetails {
  const details = decryptDetails(cipher, row)
  return {
    ...row,
    bank_bsb: details && lastDigits(details.bank_bsb),
    bank_account_no: details && lastDigits(details.bank_account_no),
    is_readable: details ? 1 : 0,
  }
}

/** In full, those that can be decrypted. */
export const fullDetails = (cipher: Cipher, rows: readonly StoredBankDetails[]): FullBankDetails[] =>
  rows.flatMap((row) => {
    const details = decryptDetails(cipher, row)
    return details ? [{ id: row.id, ...details }] : []
  })
