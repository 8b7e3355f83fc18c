import { invalid, notFound } from '#platform/contract/app-error.ts'
import type { Change } from '#platform/server/change/change.ts'
import { changedFields, definedFields } from '#platform/server/change/defined-fields.ts'
import { archivedBy, notArchived } from '#platform/server/change/archiving.ts'
import { notAChoice } from '#shared/text.ts'
import { inAnyState, openRecord } from '#platform/server/change/open-record.ts'
import type { SiteInput, SitePatch } from '../../contract/site.ts'
import { partCan } from '../../rules/client-rules.ts'
import { siteLabels } from '../../rules/client-labels.ts'
import type { StoredClient } from '../client-store.ts'
import { contactStore } from '../contacts/contact-store.ts'
import { anySiteOf, openClient, siteOf } from '../open-part.ts'
import { type StoredSite, findSite, insertSite, updateSite } from './site-store.ts'

const entry = (client: StoredClient, action: string, site: StoredSite) => ({
  action,
  record_type: 'client',
  record_id: client.id,
  record_label: client.name,
  part: site.name,
})

/** A site's contact must be one of the client's own. */
async function checkContact(
  change: Change,
  client_id: number,
  contact_id: number | null | undefined,
): Promise<void> {
  if (!contact_id) return
  if (!(await contactStore.lock(change.tx, client_id, contact_id)))
    throw invalid({ contact_id: notAChoice(siteLabels.contact_id) })
}

/** Adds a site. @throws not_found, invalid for another client's contact, conflict for an archived client. */
export async function createSite(change: Change, client_id: number, input: SiteInput) {
  const client = await openClient(change, client_id)
  await checkContact(change, client_id, input.contact_id)
  const site = await insertSite(change.tx, { ...definedFields(input), client_id })
  change.log({ ...entry(client, 'site added', site), after: site })
  return readSite(change, client_id, site.id)
}

/** @throws not_found; stale with the current site; invalid; conflict for an archived client. */
export async function editSite(
  change: Change,
  client_id: number,
  id: number,
  { version, ...changes }: SitePatch,
) {
  const client = await openClient(change, client_id)
  const { record: before } = await openRecord(change, siteOf(client_id), { id, version, can: inAnyState })
  const patch = changedFields(before, definedFields(changes))
  await checkContact(change, client_id, patch.contact_id)
  if (Object.keys(patch).length > 0) {
    const after = await updateSite(change.tx, id, patch)
    change.log({ ...entry(client, 'site changed', after), before, after })
  }
  return readSite(change, client_id, id)
}

/** @throws not_found, stale, conflict for an archived client. */
export async function archiveSite(
  change: Change,
  client_id: number,
  id: number,
  version?: number,
): Promise<void> {
  const client = await openClient(change, client_id)
  const { record: before } = await openRecord(change, siteOf(client_id), { id, version, can: inAnyState })
  await updateSite(change.tx, id, archivedBy(change))
  change.log(entry(client, 'site archived', before))
}

/**
 * Restores a site. @throws not_found; stale with the current site; conflict for one that is not archived, or
 * an archived client.
 */
export async function restoreSite(change: Change, client_id: number, id: number, version?: number) {
  const client = await openClient(change, client_id)
  const can = (site: StoredSite) => partCan.restore(site, 'site')
  const { record: before } = await openRecord(change, anySiteOf(client_id), { id, version, can })
  await updateSite(change.tx, id, notArchived)
  change.log(entry(client, 'site restored', before))
  return readSite(change, client_id, id)
}

async function readSite(change: Change, client_id: number, id: number) {
  const site = await findSite(change.tx, client_id, id)
  if (!site) throw notFound()
  return site
}
