import { conflict, notFound } from '#platform/contract/app-error.ts'
import type { Change } from '#platform/server/change.ts'
import { changed, given } from '#platform/server/given.ts'
import { mustBeCurrent } from '#platform/server/stale.ts'
import { archivedBy } from '#platform/server/archiving.ts'
import type { ContactInput, ContactPatch } from '../contract/contact.ts'
import { clientCan, partCan } from '../rules/client-rules.ts'
import { type StoredClient, lockClient } from './client-store.ts'
import {
  type StoredContact,
  clearPrimary,
  hasPrimary,
  insertContact,
  lockAnyContact,
  lockContact,
  updateContact,
} from './contact-store.ts'

/** The client, locked: contacts and sites of one client are changed one after the other. */
export async function lockOpenClient(change: Change, client_id: number): Promise<StoredClient> {
  const client = await lockClient(change.tx, change.viewer, client_id)
  if (!client) throw notFound()
  const allowed = clientCan.edit(client)
  if (allowed !== true) throw conflict(allowed)
  return client
}

const entry = (client: StoredClient, action: string, contact: StoredContact) => ({
  action,
  record_type: 'client',
  record_id: client.id,
  record_label: client.name,
  part: contact.name,
})

/** Adds a contact; a new primary one takes the place of the old. @throws not_found, conflict for an archived client. */
export async function createContact(
  change: Change,
  client_id: number,
  input: ContactInput,
): Promise<StoredContact> {
  const client = await lockOpenClient(change, client_id)
  if (input.is_primary) await clearPrimary(change.tx, client_id, 0)
  const contact = await insertContact(change.tx, { ...given(input), client_id })
  change.log({ ...entry(client, 'contact added', contact), after: contact })
  return contact
}

/** @throws not_found; stale with the present contact; conflict for an archived client. */
export async function editContact(
  change: Change,
  client_id: number,
  id: number,
  { version, ...changes }: ContactPatch,
): Promise<StoredContact> {
  const client = await lockOpenClient(change, client_id)
  const before = await lockContact(change.tx, client_id, id)
  if (!before) throw notFound()
  await mustBeCurrent(change.tx, before, version, async () => before)
  const patch = changed(before, given(changes))
  if (Object.keys(patch).length === 0) return before
  if (patch.is_primary) await clearPrimary(change.tx, client_id, id)
  const after = await updateContact(change.tx, id, patch)
  change.log({ ...entry(client, 'contact changed', after), before, after })
  return after
}

/** @throws not_found, stale, conflict for an archived client. */
export async function archiveContact(
  change: Change,
  client_id: number,
  id: number,
  version?: number,
): Promise<void> {
  const client = await lockOpenClient(change, client_id)
  const before = await lockContact(change.tx, client_id, id)
  if (!before) throw notFound()
  await mustBeCurrent(change.tx, before, version, async () => before)
  await updateContact(change.tx, id, archivedBy(change))
  change.log(entry(client, 'contact archived', before))
}

/**
 * Brings a contact back; as the primary one only if nobody took that place meanwhile.
 * @throws not_found; stale with the present contact; conflict for one that is not archived, or an archived client.
 */
export async function restoreContact(
  change: Change,
  client_id: number,
  id: number,
  version?: number,
): Promise<StoredContact> {
  const client = await lockOpenClient(change, client_id)
  const before = await lockAnyContact(change.tx, client_id, id)
  if (!before) throw notFound()
  await mustBeCurrent(change.tx, before, version, async () => before)
  const allowed = partCan.restore(before, 'contact')
  if (allowed !== true) throw conflict(allowed)
  const isPrimary = before.is_primary && !(await hasPrimary(change.tx, client_id))
  const contact = await updateContact(change.tx, id, {
    archived_at: null,
    archived_by: null,
    is_primary: isPrimary ? 1 : 0,
  })
  change.log(entry(client, 'contact restored', contact))
  return contact
}
