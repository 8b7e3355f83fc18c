import { conflict, invalid, notFound } from '#platform/contract/app-error.ts'
import type { Change } from '#platform/server/change/change.ts'
import { mustBeAllowed } from '#platform/server/change/open-record.ts'
import { modelSha256 } from '#platform/server/change/issued-document.ts'
import type { DocketModel } from '../../contract/docket-document.ts'
import { docketCan } from '../../rules/docket-status.ts'
import { findOfDriverJob, lockDocket } from '../docket-store.ts'
import { makeModel } from '../document/make-model.ts'
import { recordSignature } from './record-signature.ts'
import { submit } from '../actions/submit-docket.ts'

export interface Signing {
  name: string
  role: string | null
  contact: string | null
  /** As drawn or typed on the phone; null when nobody signed. */
  signature: { id: number; sha256: string } | null
  /** The name was typed instead of drawn. */
  is_typed: 0 | 1
  /** The hash of the sheet shown above the signature; null when nobody signed. */
  shown_sha256: string | null
  client_comment: string | null
  unsigned_reason: string | null
  at: string
}

/**
 * Submits and issues a driver job's draft, signed if there is a signature; without one it waits for the
 * office with the reason. @throws not_found; conflict once it is past that, or when what was signed is not
 * its current content; invalid without signature and reason.
 */
export async function signDocket(change: Change, driver_job_id: number, signing: Signing): Promise<void> {
  const { signature, is_typed, unsigned_reason, shown_sha256, client_comment, at, ...person } = signing
  if (!signature && !unsigned_reason)
    throw invalid({ unsigned_reason: 'Sign, or give the reason for no signature.' })
  const known = await findOfDriverJob(change.tx, driver_job_id)
  const draft = known && (await lockDocket(change.tx, known.id))
  if (!draft) throw notFound()
  mustBeAllowed(docketCan.submit(draft))
  const shown = await makeModel(change.tx, draft)
  if (signature) mustBeShown(shown, shown_sha256)
  const said = { client_comment, unsigned_reason: signature ? null : unsigned_reason }
  const docket = await submit(change, draft, said, shown)
  if (signature)
    await recordSignature(change, docket, {
      ...person,
      method: is_typed === 1 ? 'typed' : 'glass',
      image: signature,
      signed_at: at,
    })
}

/** A signature is to exactly the text that was read. @throws conflict for any other. */
function mustBeShown(model: DocketModel, shown_sha256: string | null): void {
  if (modelSha256(model) !== shown_sha256)
    throw conflict('The docket has changed. Show it to the client again before signing.')
}
