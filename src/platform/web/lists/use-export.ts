import type { Endpoint, ExportFormat, Input } from '#platform/contract/endpoint.ts'
import type { Permission } from '#shared/permissions.ts'
import type { MenuItem } from '#ui/parts/Menu.tsx'
import { useDownload } from '../calls/use-download.ts'
import { useMay } from '../calls/session.ts'
import { filtersOf } from './list-query.ts'

export type ExportEndpoint = Endpoint & { download: true; permission: Permission }
type QueryOf<E extends ExportEndpoint> = Input<E> extends { query: infer Q } ? Omit<Q, 'format'> : never

const formats: readonly { format: ExportFormat; label: string }[] = [
  { format: 'xlsx', label: 'Excel' },
  { format: 'csv', label: 'CSV' },
]

export interface ExportOptions<E extends ExportEndpoint> {
  endpoint: E
  /** `query` from useList; the export ignores its sorting. */
  query: QueryOf<E> & { sort?: string | undefined }
  label?: string
  /** Details the label leaves out. */
  help?: string | undefined
}

export interface ListExport {
  label: string
  help: string | undefined
  running: boolean
  /** A choice for each format. */
  items: MenuItem[]
}

/** What exports everything that a list's filters match, as a file in the chosen format; null without the right to. */
export function useExport<E extends ExportEndpoint>({
  endpoint,
  query,
  label = 'Export',
  help,
}: ExportOptions<E>): ListExport | null {
  const { run, running } = useDownload(endpoint)
  const may = useMay()
  if (!may(endpoint.permission)) return null
  const items = formats.map(({ format, label: name }) => ({
    label: name,
    run: () => void run({ query: { ...filtersOf(query), format } } as unknown as Input<E>),
  }))
  return { label, help, running, items }
}
