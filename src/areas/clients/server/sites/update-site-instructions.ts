import { notFound } from '#platform/contract/app-error.ts'
import type { Change } from '#platform/server/change/change.ts'
import { type OpenablePart, asStored, inAnyState, openRecord } from '#platform/server/change/open-record.ts'
import { openClient } from '../open-part.ts'
import { type StoredSite, findSiteOwner, lockSiteById, readSiteById, updateSite } from './site-store.ts'

interface Instructions {
  value: string | null
  version?: number | undefined
}

/** A client's or a shared one. */
const anySite: OpenablePart<StoredSite> = {
  label: ({ name }) => name,
  lock: ({ tx }, id) => lockSiteById(tx, id),
  present: ({ tx }, id) => readSiteById(tx, id),
  state: asStored,
}

/**
 * Sets a site's instructions; empty clears them.
 * @throws not_found; stale with the current site; conflict for an archived client.
 */
export async function updateSiteInstructions(change: Change, id: number, { value, version }: Instructions) {
  const { tx } = change
  const owner = await findSiteOwner(tx, id)
  if (!owner) throw notFound()
  const client = owner.client_id === null ? null : await openClient(change, owner.client_id)
  await openRecord(change, anySite, { id, version, can: inAnyState })
  const before = await readSiteById(tx, id)
  if (before.site_instructions !== value) {
    const after = await updateSite(tx, id, { site_instructions: value })
    change.log({
      action: 'site changed',
      record_type: 'client',
      record_id: client?.id ?? 0,
      record_label: client?.name ?? 'Shared sites',
      part: before.name,
      before,
      after: { ...before, ...after },
    })
  }
  return readSiteById(tx, id)
}
