import { useArchive } from '#platform/web/use-archive.ts'
import { clientEndpoints } from '../contract/endpoints.ts'

/** Archives clients, asking why, and brings them back. */
export const useArchiveClients = () =>
  useArchive({
    archive: clientEndpoints.archiveClients,
    restore: clientEndpoints.restoreClients,
    noun: 'client',
  })
