export const clientTabs = [
  'details',
  'contacts',
  'sites',
  'quotes',
  'jobs',
  'invoices',
  'notes',
  'documents',
  'history',
] as const
export type ClientTab = (typeof clientTabs)[number]

/** The addresses of this area's screens. */
export const clientPaths = {
  list: '/dashboard/clients',
  archived: '/dashboard/clients/archived',
  create: '/dashboard/clients/new',
  edit: (id: number, tab: ClientTab = 'details') =>
    `/dashboard/clients/${id}/edit${tab === 'details' ? '' : `?tab=${tab}`}`,
}

/** What tells a client from another of the same name: 'C-000012, Epping'. */
export const clientHint = ({ client_no, suburb }: { client_no: string; suburb: string | null }): string =>
  suburb ? `${client_no}, ${suburb}` : client_no
