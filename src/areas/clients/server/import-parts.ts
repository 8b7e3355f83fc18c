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
import { listClientNames, listNamesOf, lockClients } from './client-store.ts'

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

/** A contact or site, as stored; `client_id` is only null for a site that a job has without a client. */
interface Part {
  readonly client_id: number | null
  readonly name: string
}

const idsOf = (parts: readonly Pick<Part, 'client_id'>[]): number[] => [
  ...new Set(parts.map(({ client_id }) => client_id ?? 0)),
]

/** Locks the clients of rows. @throws conflict for one just archived. */
export async function lockClientsOf({ tx }: Change, rows: readonly OfClient[]): Promise<void> {
  const clients = await lockClients(tx, idsOf(rows))
  const archived = clients.find(({ archived_at }) => archived_at !== null)
  if (archived) throw conflict(`${archived.name} has just been archived.`)
}

/** The log entries of contacts or sites, which are logged on their client. */
export async function partEntries(
  { tx }: Change,
  action: string,
  parts: readonly Part[],
): Promise<Activity[]> {
  const names = new Map((await listNamesOf(tx, idsOf(parts))).map(({ id, name }) => [id, name]))
  return parts.map(({ client_id, name }) => ({
    action,
    record_type: 'client',
    record_id: client_id ?? 0,
    record_label: names.get(client_id ?? 0) ?? '',
    part: name,
  }))
}

/** The same of rows that are removed again. */
export const removedParts = (
  change: Change,
  action: string,
  rows: readonly RecordRow[],
): Promise<Activity[]> => partEntries(change, action, rows as readonly (RecordRow & Part)[])

/** A name at a client, as it may not repeat in an import. */
export const nameAtClient = (row: { client_id: number | null; name: string }): string =>
  `${row.client_id} ${row.name.toLowerCase()}`

/** The clients of such names. */
export const clientsOf = (values: readonly string[]): number[] => [
  ...new Set(values.map((value) => Number(value.split(' ')[0]))),
]
