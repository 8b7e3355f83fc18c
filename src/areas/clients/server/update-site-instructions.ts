import { notFound } from '#platform/contract/app-error.ts'
import type { Change } from '#platform/server/change.ts'
import { lockOpenClient } from './save-contact.ts'
import { readSiteById, findSiteOwner, updateSite } from './site-store.ts'

/**
 * Says what holds on a site; empty takes it away.
 * @throws not_found; conflict for an archived client.
 */
export async function updateSiteInstructions(change: Change, id: number, value: string | null) {
  const owner = await findSiteOwner(change.tx, id)
  if (!owner) throw notFound()
  const client = owner.client_id === null ? null : await lockOpenClient(change, owner.client_id)
  const before = await readSiteById(change.tx, id)
  if (before.site_instructions !== value) {
    const after = await updateSite(change.tx, id, { site_instructions: value })
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
  return readSiteById(change.tx, id)
}
