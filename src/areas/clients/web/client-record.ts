import type { PlainRecord } from '#platform/web/records/plain-record.ts'
import { clientEndpoints } from '../contract/endpoints.ts'
import { clientNoun } from '../rules/client-labels.ts'
import { clientPaths } from './client-paths.ts'

export const clientRecord = {
  noun: clientNoun,
  write: 'clients:write',
  paths: clientPaths,
  archive: clientEndpoints.archiveClients,
  restore: clientEndpoints.restoreClients,
} as const satisfies PlainRecord
