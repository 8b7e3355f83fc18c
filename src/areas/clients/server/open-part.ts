import type { Change } from '#platform/server/change/change.ts'
import { type OpenablePart, asStored, openRecord } from '#platform/server/change/open-record.ts'
import { clientCan } from '../rules/client-rules.ts'
import { clientRecord } from './client-record.ts'
import type { StoredClient } from './client-store.ts'
import { type StoredSite, findSite, lockAnySite, lockSite } from './sites/site-store.ts'

/** The client, locked, so that changes to its contacts and sites are serialised. @throws as openRecord. */
export async function openClient(change: Change, id: number): Promise<StoredClient> {
  const { record } = await openRecord(change, clientRecord, { id, can: clientCan.edit })
  return record
}

/** A current site. */
export const siteOf = (client_id: number): OpenablePart<StoredSite> => ({
  label: ({ name }) => name,
  lock: ({ tx }, id) => lockSite(tx, client_id, id),
  present: ({ tx }, id) => findSite(tx, client_id, id),
  state: asStored,
})
/** A current or archived site. */
export const anySiteOf = (client_id: number): OpenablePart<StoredSite> => ({
  ...siteOf(client_id),
  lock: ({ tx }, id) => lockAnySite(tx, client_id, id),
})
