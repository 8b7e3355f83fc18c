import type { TabbedPlainRecord } from '#platform/web/records/plain-record.ts'
import type { Client } from '../contract/client.ts'
import { clientEndpoints } from '../contract/endpoints.ts'
import { clientNoun } from '../rules/client-labels.ts'
import { clientCan } from '../rules/client-rules.ts'
import { clientPaths, clientTabs } from './client-paths.ts'

export const clientRecord: TabbedPlainRecord<keyof typeof clientTabs, Client> = {
  noun: clientNoun,
  keptBy: 'Jobs and invoices',
  write: 'clients:write',
  paths: clientPaths,
  tabs: clientTabs,
  can: clientCan,
  archive: clientEndpoints.archiveClients,
  restore: clientEndpoints.restoreClients,
}
