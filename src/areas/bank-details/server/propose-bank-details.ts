import { notify } from '#areas/notifications/server/index.ts'
import type { Change } from '#platform/server/change/change.ts'
import type { RecordRegistry } from '#platform/server/change/record-registry.ts'
import type { Cipher } from '#platform/server/encryption.ts'
import type { BankDetailsInput } from '../contract/bank-details.ts'
import {
  type NamedBankDetails,
  type Place,
  findBankDetails,
  insertBankDetails,
  nextBankDetailsId,
} from './bank-details-store.ts'
import { encryptDetails } from './encrypt-details.ts'
import { mustLeaveNumbersOut } from './must-leave-numbers-out.ts'
import { mustWritePayee } from './payee.ts'
import { logBankDetails } from './log-bank-details.ts'

/** What the verbs of this area need besides the change. */
export interface Services {
  cipher: Cipher
  records: RecordRegistry
}

/** The key of the notifications that ask for a confirmation. */
export const confirmationKey = (id: number): string => `bank-details:${id}`

/**
 * Saves new bank details, which are used once someone else has confirmed them, and asks those who may.
 * @throws not_found; forbidden; invalid; conflict for an archived record, and while others wait.
 */
export async function proposeBankDetails(
  change: Change,
  { cipher, records }: Services,
  payee: Place,
  input: BankDetailsInput,
): Promise<NamedBankDetails> {
  const { reason, ...details } = input
  const { label, record } = await mustWritePayee(change.tx, records, change.viewer, payee)
  await mustLeaveNumbersOut(change.tx, cipher, payee, { reason }, [details])
  const { record_type, record_id } = payee
  const place = { id: await nextBankDetailsId(change.tx), record_type, record_id }
  await insertBankDetails(change.tx, { ...place, ...encryptDetails(cipher, place, details), reason })
  logBankDetails(change, place, { record_label: label, action: 'proposed', reason })
  await notify(change, {
    permission: 'bank-details:confirm',
    type: 'system',
    title: `Confirm new bank details of ${label}`,
    body: `${change.viewer.name} entered them. Ring ${label} on a number you already have before you confirm.`,
    ...(record.path && { link: `${record.path(record_id)}?tab=bank` }),
    record_type,
    record_id,
    dedupe_key: confirmationKey(place.id),
  })
  return findBankDetails(change.tx, place.id)
}
