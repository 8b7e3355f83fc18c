import type { Change } from '#platform/server/change/change.ts'
import { openDocket } from '../open-docket.ts'
import { recordSignature } from './record-signature.ts'

interface PhoneSigned {
  version?: number | undefined
  name: string
  role?: string | null | undefined
  contact?: string | null | undefined
}

/** Records that someone agreed on the phone for the client. @throws not_found, stale, conflict. */
export async function signByPhone(
  change: Change,
  id: number,
  { version, name, role = null, contact = null }: PhoneSigned,
): Promise<void> {
  const docket = await openDocket(change, id, 'sign', version)
  const signed_at = change.now.toISOString()
  await recordSignature(change, docket, { name, role, contact, method: 'phone', image: null, signed_at })
}
