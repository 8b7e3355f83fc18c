import type { Tx } from '#platform/server/database/database.ts'
import type { Cipher } from '#platform/server/encryption.ts'
import { listedStatuses } from '../contract/choices.ts'
import { type BankNumbers, checkLeavesNumbersOut } from '../rules/bank-details-rules.ts'
import { type Place, listBankDetails } from './bank-details-store.ts'
import { fullDetails } from './present-bank-details.ts'

/** Refuses texts with the numbers of a payee's bank details, or of `entered` ones. @throws invalid by field. */
export async function mustLeaveNumbersOut(
  tx: Tx,
  cipher: Cipher,
  payee: Place,
  written: Readonly<Record<string, string>>,
  entered: readonly BankNumbers[] = [],
): Promise<void> {
  const stored = await listBankDetails(tx, payee, listedStatuses)
  checkLeavesNumbersOut(written, [...fullDetails(cipher, stored), ...entered])
}
