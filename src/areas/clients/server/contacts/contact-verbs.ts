import type { Change } from '#platform/server/change/change.ts'
import { archivedBy, notArchived } from '#platform/server/change/archiving.ts'
import { type Defined, changedFields, definedFields } from '#platform/server/change/defined-fields.ts'
import {
  type OpenablePart,
  type StoredRecord,
  asStored,
  inAnyState,
  openRecord,
} from '#platform/server/change/open-record.ts'
import type { Tx } from '#platform/server/database/database.ts'
import { partCan } from '../../rules/client-rules.ts'

export interface ContactRow extends StoredRecord {
  name: string
  is_primary: number
  archived_at: string | null
}

/** The SQL of one business’s contacts. `owner_id`: the client’s or supplier’s. */
export interface ContactStore<Row extends ContactRow, Fields extends object> {
  /** A current contact, locked until the change ends; archived ones are not found. */
  lock(tx: Tx, owner_id: number, id: number): Promise<Row | undefined>
  /** The same, including archived ones. */
  lockAny(tx: Tx, owner_id: number, id: number): Promise<Row | undefined>
  insert(tx: Tx, owner_id: number, fields: Defined<Fields>): Promise<Row>
  update(tx: Tx, id: number, changes: Defined<Partial<Patch<Fields>>> | Archiving): Promise<Row>
  hasPrimary(tx: Tx, owner_id: number): Promise<boolean>
  /** Demotes the primary contact to make room for another. */
  clearPrimary(tx: Tx, owner_id: number, except_id: number): Promise<void>
}
/** An edit’s fields: absent means unchanged. */
type Patch<Fields> = { [Name in keyof Fields]?: Fields[Name] | undefined }
interface Archiving {
  archived_at: string | null
  archived_by: number | null
  is_primary?: 0 | 1
}

/** Whose contacts they are. */
export interface ContactOwner<Row extends ContactRow, Fields extends object> {
  record_type: string
  /** The owner, locked, so that changes to its contacts are serialised. @throws as openRecord. */
  open: (change: Change, owner_id: number) => Promise<{ id: number; name: string }>
  store: ContactStore<Row, Fields>
}

/** What is done with the contacts of clients, and of suppliers. */
export function contactVerbs<Row extends ContactRow, Fields extends { is_primary?: 0 | 1 | undefined }>({
  record_type,
  open,
  store,
}: ContactOwner<Row, Fields>) {
  const any = (owner_id: number): OpenablePart<Row> => ({
    label: ({ name }) => name,
    lock: ({ tx }, id) => store.lockAny(tx, owner_id, id),
    present: ({ tx }, id) => store.lockAny(tx, owner_id, id),
    state: asStored,
  })
  const current = (owner_id: number): OpenablePart<Row> => ({
    ...any(owner_id),
    lock: ({ tx }, id) => store.lock(tx, owner_id, id),
  })
  const entry = (owner: { id: number; name: string }, action: string, contact: Row) => ({
    action: `contact ${action}`,
    record_type,
    record_id: owner.id,
    record_label: owner.name,
    part: contact.name,
  })

  return {
    /** Adds a contact; a new primary one replaces the old one. @throws not_found, conflict for an archived owner. */
    async create(change: Change, owner_id: number, input: Fields): Promise<Row> {
      const owner = await open(change, owner_id)
      if (input.is_primary) await store.clearPrimary(change.tx, owner_id, 0)
      const contact = await store.insert(change.tx, owner_id, definedFields(input))
      change.log({ ...entry(owner, 'added', contact), after: contact })
      return contact
    },

    /** @throws not_found; stale with the current contact; conflict for an archived owner. */
    async edit(
      change: Change,
      owner_id: number,
      id: number,
      input: Patch<Fields> & { version: number },
    ): Promise<Row> {
      const { version, is_primary } = input
      const owner = await open(change, owner_id)
      const { record: before } = await openRecord(change, current(owner_id), { id, version, can: inAnyState })
      // Its version is the record's own by now.
      const patch = changedFields<Patch<Fields>>(before, input)
      if (Object.keys(patch).length === 0) return before
      if (is_primary && !before.is_primary) await store.clearPrimary(change.tx, owner_id, id)
      const after = await store.update(change.tx, id, patch)
      change.log({ ...entry(owner, 'changed', after), before, after })
      return after
    },

    /** @throws not_found, stale, conflict for an archived owner. */
    async archive(change: Change, owner_id: number, id: number, version?: number): Promise<void> {
      const owner = await open(change, owner_id)
      const { record: before } = await openRecord(change, current(owner_id), { id, version, can: inAnyState })
      await store.update(change.tx, id, archivedBy(change))
      change.log(entry(owner, 'archived', before))
    },

    /**
     * Restores a contact; as primary only if there is no other by now.
     * @throws not_found; stale with the current contact; conflict for one that is not archived, or an archived
     * owner.
     */
    async restore(change: Change, owner_id: number, id: number, version?: number): Promise<Row> {
      const owner = await open(change, owner_id)
      const can = (contact: Row) => partCan.restore(contact, 'contact')
      const { record: before } = await openRecord(change, any(owner_id), { id, version, can })
      const isPrimary = before.is_primary && !(await store.hasPrimary(change.tx, owner_id))
      const contact = await store.update(change.tx, id, { ...notArchived, is_primary: isPrimary ? 1 : 0 })
      change.log(entry(owner, 'restored', contact))
      return contact
    },
  }
}
