import type { ArchivableRecord } from '#platform/server/change/archive-records.ts'
import { type OpenableRecord, asStored } from '#platform/server/change/open-record.ts'
import { type OpenWork, clientCan } from '../rules/client-rules.ts'
import { type StoredClient, lockClient, updateClient } from './client-store.ts'
import { clientOpenWork } from './client-questions.ts'
import { readClient } from './read-client.ts'

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
