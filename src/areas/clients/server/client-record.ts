import { notFound } from '#platform/contract/app-error.ts'
import type { ArchivableRecord } from '#platform/server/change/archive-records.ts'
import { type OpenableRecord, asStored } from '#platform/server/change/open-record.ts'
import type { Db, Tx } from '#platform/server/database/database.ts'
import { type Viewer, may } from '#platform/server/sessions/viewer.ts'
import { type OpenWork, clientCan } from '../rules/client-rules.ts'
import { holdWords } from '../rules/hold-words.ts'
import { clientOpenWork } from './client-questions.ts'
import { type StoredClient, findClient, lockClient, updateClient } from './client-store.ts'

export const clientRecord: OpenableRecord<StoredClient> = {
  record_type: 'client',
  label: ({ name }) => name,
  lock: ({ tx, viewer }, id) => lockClient(tx, viewer, id),
  present: ({ tx, viewer }, id) => readClient(tx, viewer, id),
  state: asStored,
}

/** What is still open for a client is asked only when it is archived. */
export const archivableClient: ArchivableRecord<StoredClient, StoredClient & { open: readonly OpenWork[] }> =
  {
    ...clientRecord,
    state: async (change, client) => ({
      ...client,
      open: (await change.ask(clientOpenWork, { client_id: client.id })).flat(),
    }),
    can: clientCan,
    update: ({ tx }, { id }, columns) => updateClient(tx, id, columns),
  }

/** One client as this viewer may see it. @throws not_found. */
export async function readClient(db: Db | Tx, viewer: Viewer, id: number) {
  const client = await findClient(db, viewer, id)
  if (!client) throw notFound()
  return { ...client, hold_words: holdWords(client.credit_hold_reason, may(viewer, 'clients:credit')) }
}
