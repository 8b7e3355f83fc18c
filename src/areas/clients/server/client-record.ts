import type { ArchivableRecord } from '#platform/server/archive-records.ts'
import { type OpenableRecord, asStored } from '#platform/server/open-record.ts'
import { type OpenWork, clientCan } from '../rules/client-rules.ts'
import { type StoredClient, lockClient, updateClient } from './client-store.ts'
import { findOpenWork } from './open-work-store.ts'
import { readClient } from './read-client.ts'

export const clientRecord: OpenableRecord<StoredClient> = {
  record_type: 'client',
  label: ({ name }) => name,
  lock: ({ tx, viewer }, id) => lockClient(tx, viewer, id),
  present: ({ tx, viewer }, id) => readClient(tx, viewer, id),
  state: asStored,
}

/** What is still open for a client is asked only when it is archived. */
export const archivableClient: ArchivableRecord<StoredClient, StoredClient & { open: OpenWork }> = {
  ...clientRecord,
  state: async ({ tx }, client) => ({ ...client, open: await findOpenWork(tx, client.id) }),
  can: clientCan,
  update: ({ tx }, { id }, columns) => updateClient(tx, id, columns),
}
