import type { Change } from '#platform/server/change/change.ts'
import { docketActions } from '../../rules/docket-status.ts'
import { type StoredDocket, updateDocket } from '../docket-store.ts'
import { findIssuedDocket, findSubmitted, issueDocket } from '../document/issued-docket.ts'
import { entryOf } from '../log-docket.ts'
import { findClientSignature, insertSignature } from './signature-store.ts'

/** Carries over the previous revision's signature, if any: it still names exactly what was shown then. */
export async function carrySignature(change: Change, old: StoredDocket, docket: StoredDocket): Promise<void> {
  const { tx } = change
  const signed = await findClientSignature(tx, old.id)
  const signature = (await findIssuedDocket(tx, old.id))?.model.signature
  const issued = await findSubmitted(tx, docket.id)
  if (!signed || !signature || !issued) return
  const { id: _id, created_by: _by, ...kept } = signed
  await insertSignature(tx, { ...kept, docket_id: docket.id })
  await issueDocket(change, 'docket_signed', docket.id, { ...issued.model, signature })
  await updateDocket(tx, docket.id, { status: docketActions.sign.to })
  change.log({
    ...entryOf(docket, 'signed'),
    before: { status: docket.status },
    after: { status: docketActions.sign.to, signed_by: signed.name },
  })
}
