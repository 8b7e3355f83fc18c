import * as z from 'zod'
import { type Cipher, openCipher } from '#platform/server/encryption.ts'
import type { FullBankDetails } from '../contract/bank-details.ts'
import type { StoredBankDetails } from './bank-details-store.ts'

type Secret = Omit<FullBankDetails, 'id'>
type Place = Pick<StoredBankDetails, 'id' | 'record_type' | 'record_id'>

const Stored = z.object({
  bank_bsb: z.string(),
  bank_account_no: z.string(),
  bank_account_name: z.string(),
}) satisfies z.ZodType<Secret>

/** Copied to another row or record, the ciphertext decrypts no more. */
const boundTo = ({ id, record_type, record_id }: Place): string => `${record_type} ${record_id}, row ${id}`

export const bankCipher = (secret: string): Cipher => openCipher(secret, 'bank details')

export const encryptDetails = (cipher: Cipher, place: Place, details: Secret) =>
  cipher.encrypt(JSON.stringify(Stored.parse(details)), boundTo(place))

/** null when they cannot be decrypted. */
export function decryptDetails(cipher: Cipher, row: StoredBankDetails): Secret | null {
  const text = cipher.decrypt(row, boundTo(row))
  return text === null ? null : Stored.parse(JSON.parse(text))
}
