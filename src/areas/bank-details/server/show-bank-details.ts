import { notFound } from '#platform/contract/app-error.ts'
import type { Cipher } from '#platform/server/encryption.ts'
import type { Platform } from '#platform/server/platform.ts'
import type { Viewer } from '#platform/server/sessions/viewer.ts'
import { presentStatuses } from '../contract/choices.ts'
import type { FullBankDetails } from '../contract/bank-details.ts'
import { type Place, listBankDetails } from './bank-details-store.ts'
import { mustReadPayee } from './payee.ts'
import { fullDetails } from './present-bank-details.ts'

/** A record's bank details in full, which its history records. @throws not_found, also when it has none. */
export const showBankDetails = (
  { write, records }: Pick<Platform, 'write' | 'records'>,
  cipher: Cipher,
  viewer: Viewer,
  place: Place,
): Promise<FullBankDetails[]> =>
  write(viewer, async (change) => {
    const { label } = await mustReadPayee(change.tx, records, viewer, place)
    const rows = await listBankDetails(change.tx, place, presentStatuses)
    if (rows.length === 0) throw notFound()
    const { record_type, record_id } = place
    change.log({ record_type, record_id, record_label: label, part: 'bank details', action: 'shown' })
    return fullDetails(cipher, rows)
  })
