import { conflict } from '#platform/contract/app-error.ts'
import type { Change } from '#platform/server/change/change.ts'
import { shareFile } from '#platform/server/files/file-rows.ts'
import type { SigningMethod } from '../../contract/choices.ts'
import { docketActions } from '../../rules/docket-status.ts'
import { type StoredDocket, updateDocket } from '../docket-store.ts'
import { findSubmitted, issueDocket } from '../document/issued-docket.ts'
import { entryOf } from '../log-docket.ts'
import { insertSignature } from './signature-store.ts'

export interface Signature {
  method: SigningMethod
  name: string
  role: string | null
  contact: string | null
  /** The signature as drawn, or the typed name; null by phone. */
  image: { id: number; sha256: string } | null
  signed_at: string
}

/**
 * Records who agreed for the client to exactly what was issued of a locked, submitted docket, and issues the
 * document with its evidence. @throws conflict when nothing was issued.
 */
export async function recordSignature(
  change: Change,
  docket: StoredDocket,
  { image, ...signature }: Signature,
): Promise<void> {
  const issued = await findSubmitted(change.tx, docket.id)
  if (!issued) throw conflict('This docket is not submitted.')
  const { ip, user_agent, name: by } = change.viewer
  // Readers of the docket see who signed it; the phone's picture is for readers of the driver job.
  const shown = image && (await shareFile(change, image.id, { record_type: 'docket', record_id: docket.id }))
  await insertSignature(change.tx, {
    ...signature,
    docket_id: docket.id,
    party: 'client',
    image_file_id: shown?.id ?? null,
    ip,
    user_agent,
    model_sha256: issued.model_sha256,
  })
  await issueDocket(change, 'docket_signed', docket.id, {
    ...issued.model,
    signature: {
      ...signature,
      of_revision: docket.revision,
      by: signature.method === 'phone' ? by : null,
      signature_sha256: image?.sha256 ?? null,
      document_sha256: issued.model_sha256,
    },
  })
  await updateDocket(change.tx, docket.id, { status: docketActions.sign.to })
  change.log({
    ...entryOf(docket, 'signed'),
    before: { status: docket.status },
    after: { status: docketActions.sign.to, signed_by: signature.name, method: signature.method },
  })
}
