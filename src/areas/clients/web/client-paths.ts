import { type RecordTabs, commonTabLabels, recordPaths } from '#platform/web/records/record-tabs.ts'

export const clientTabs = {
  summary: { label: 'Summary', right: 'clients:read' },
  quotes: { label: 'Quotes', right: 'quotes:read' },
  jobs: { label: 'Jobs', right: 'jobs:read' },
  invoices: { label: 'Invoices', right: 'invoices:read' },
  contacts: { label: 'Contacts', right: 'clients:read' },
  sites: { label: 'Sites', right: 'clients:read' },
  ...commonTabLabels('clients:read'),
} as const satisfies RecordTabs

/** The addresses of this area's screens. */
export const clientPaths = recordPaths('/dashboard/clients', clientTabs)

/** Tells a client from another of the same name: 'C-000012, Epping'. */
export const clientHint = ({ client_no, suburb }: { client_no: string; suburb: string | null }): string =>
  suburb ? `${client_no}, ${suburb}` : client_no
