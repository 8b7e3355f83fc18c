import type * as z from 'zod'
import { conflict } from '#platform/contract/app-error.ts'
import { reference } from '#platform/contract/fields.ts'
import type { Activity } from '#platform/server/change/activity.ts'
import type { Change } from '#platform/server/change/change.ts'
import { type ImportColumn, importColumns } from '#platform/server/imports/import-columns.ts'
import type { ImportInputs } from '#platform/server/imports/import-kind.ts'
import type { RecordRow } from '#platform/server/imports/record-rows.ts'
import { type Names, namesOf } from '#platform/server/imports/names.ts'
import { capitalised } from '#shared/text.ts'
import { clientNoun } from '../rules/client-labels.ts'
import { type StoredClient, listClientNames, lockClients } from './client-store.ts'

const label = capitalised(clientNoun.one)

/** Contacts and sites name their client in a column of its own. */
export const ofClient = { client_id: reference(label) }
export type OfClient = z.output<z.ZodObject<typeof ofClient>>

export interface ClientReferences {
  readonly clients: Names
}

export const clientColumn: ImportColumn<ClientReferences> = importColumns({
  client_id: label,
}).record<ClientReferences>(({ clients }) => clients)('client_id', 'Merri Civil Pty Ltd')

export const clientReferences = async ({ db, viewer }: ImportInputs): Promise<ClientReferences> => ({
  clients: namesOf(clientNoun.one, await listClientNames(db, viewer)),
})

/** The clients of rows by id, locked as for a single contact or site. @throws conflict for one just archived. */
export async function openClients(
  { tx }: Change,
  rows: readonly OfClient[],
): Promise<ReadonlyMap<number, StoredClient>> {
  const clients = await lockClients(tx, [...new Set(rows.map(({ client_id }) => client_id))])
  const archived = clients.find(({ archived_at }) => archived_at !== null)
  if (archived) throw conflict(`${archived.name} has just been archived.`)
  return new Map(clients.map((client) => [client.id, client]))
}

/** The log entry of a contact or site: it is logged on its client. */
export function partEntry(
  clients: ReadonlyMap<number, StoredClient>,
  action: string,
  part: { client_id: number | null; name: string },
): Activity {
  const client = clients.get(part.client_id ?? 0)
  return {
    action,
    record_type: 'client',
    record_id: client?.id ?? 0,
    record_label: client?.name ?? '',
    part: part.name,
    after: part,
  }
}

/** The log entries of contacts or sites of which an import is undone. */
export async function removedEntries(
  { tx }: Change,
  noun: 'contact' | 'site',
  rows: readonly RecordRow[],
): Promise<Activity[]> {
  const parts = rows as readonly (RecordRow & OfClient & { name: string })[]
  const clients = await lockClients(tx, [...new Set(parts.map(({ client_id }) => client_id))])
  const byId = new Map(clients.map((client) => [client.id, client]))
  return parts.map(({ client_id, name }) => partEntry(byId, `${noun} removed`, { client_id, name }))
}

/** A name at a client, as it may not repeat in an import. */
export const nameAtClient = (row: { client_id: number | null; name: string }): string =>
  `${row.client_id} ${row.name.toLowerCase()}`

/** The clients of such names. */
export const clientsOf = (values: readonly string[]): number[] => [
  ...new Set(values.map((value) => Number(value.split(' ')[0]))),
]
