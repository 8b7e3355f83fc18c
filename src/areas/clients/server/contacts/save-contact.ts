import type { Change } from '#platform/server/change/change.ts'
import { changedFields, definedFields } from '#platform/server/change/defined-fields.ts'
import { archivedBy } from '#platform/server/change/archiving.ts'
import { inAnyState, openRecord } from '#platform/server/change/open-record.ts'
import type { ContactInput, ContactPatch } from '../../contract/contact.ts'
import { partCan } from '../../rules/client-rules.ts'
import type { StoredClient } from '../client-store.ts'
import {
  type StoredContact,
  clearPrimary,
  hasPrimary,
  insertContact,
  updateContact,
} from './contact-store.ts'
import { anyContactOf, contactOf, openClient } from '../open-part.ts'

const entry = (client: StoredClient, action: string, contact: StoredContact) => ({
  action,
  record_type: 'client',
  record_id: client.id,
  record_label: client.name,
  part: contact.name,
})

/** Adds a contact; a new primary one replaces the old one. @throws not_found, conflict for an archived client. */
export async function createContact(
  change: Change,
  client_id: number,
  input: ContactInput,
): Promise<StoredContact> {
  const client = await openClient(change, client_id)
  if (input.is_primary) await clearPrimary(change.tx, client_id, 0)
  const contact = await insertContact(change.tx, { ...definedFields(input), client_id })
  change.log({ ...entry(client, 'contact added', contact), after: contact })
  return contact
}

/** @throws not_found; stale with the current contact; conflict for an archived client. */
export async function editContact(
  change: Change,
  client_id: number,
  id: number,
  { version, ...changes }: ContactPatch,
): Promise<StoredContact> {
  const client = await openClient(change, client_id)
  const { record: before } = await openRecord(change, contactOf(client_id), { id, version, can: inAnyState })
  const patch = changedFields(before, definedFields(changes))
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
  const client = await openClient(change, client_id)
  const { record: before } = await openRecord(change, contactOf(client_id), { id, version, can: inAnyState })
  await updateContact(change.tx, id, archivedBy(change))
  change.log(entry(client, 'contact archived', before))
}

/**
 * Restores a contact; as primary only if there is no other by now.
 * @throws not_found; stale with the current contact; conflict for one that is not archived, or an archived
 * client.
 */
export async function restoreContact(
  change: Change,
  client_id: number,
  id: number,
  version?: number,
): Promise<StoredContact> {
  const client = await openClient(change, client_id)
  const can = (contact: StoredContact) => partCan.restore(contact, 'contact')
  const { record: before } = await openRecord(change, anyContactOf(client_id), { id, version, can })
  const isPrimary = before.is_primary && !(await hasPrimary(change.tx, client_id))
  const contact = await updateContact(change.tx, id, {
    archived_at: null,
    archived_by: null,
    is_primary: isPrimary ? 1 : 0,
  })
  change.log(entry(client, 'contact restored', contact))
  return contact
}
