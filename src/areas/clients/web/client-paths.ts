import { tabPaths } from '#platform/web/records/record-tabs.ts'
import { clientTabs } from './client-tabs.ts'

/** The addresses of this area's screens. */
export const clientPaths = {
  list: '/dashboard/clients',
  archived: '/dashboard/clients/archived',
  create: '/dashboard/clients/new',
  edit: tabPaths((id) => `/dashboard/clients/${id}/edit`, clientTabs),
}

/** Tells a client from another of the same name: 'C-000012, Epping'. */
export const clientHint = ({ client_no, suburb }: { client_no: string; suburb: string | null }): string =>
  suburb ? `${client_no}, ${suburb}` : client_no
