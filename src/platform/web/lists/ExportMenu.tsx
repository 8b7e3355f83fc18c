import { IconDownload } from '@tabler/icons-react'
import type { Endpoint, ExportFormat, Input } from '#platform/contract/endpoint.ts'
import type { Permission } from '#shared/permissions.ts'
import { filtersOf } from './list-query.ts'
import { Button } from '#ui/parts/Button.tsx'
import { Menu, type MenuTrigger } from '#ui/parts/Menu.tsx'
import { Tooltip, type TooltipTarget } from '#ui/parts/Tooltip.tsx'
import { useDownload } from '../calls/use-download.ts'
import { useMay } from '../calls/session.ts'

type ExportEndpoint = Endpoint & { download: true; permission: Permission }
type QueryOf<E extends ExportEndpoint> = Input<E> extends { query: infer Q } ? Omit<Q, 'format'> : never

const formats: readonly { format: ExportFormat; label: string }[] = [
  { format: 'xlsx', label: 'Excel' },
  { format: 'csv', label: 'CSV' },
]

/** Exports everything a list's filters match, as a file in the chosen format; nothing without the right to. */
export function ExportMenu<E extends ExportEndpoint>({
  endpoint,
  query,
  label = 'Export',
  help,
}: {
  endpoint: E
  /** `query` from useList; the export ignores its sorting. */
  query: QueryOf<E> & { sort?: string | undefined }
  label?: string
  /** Details the label leaves out. */
  help?: string
}) {
  const { run, running } = useDownload(endpoint)
  const may = useMay()
  const items = formats.map(({ format, label: name }) => ({
    label: name,
    run: () => void run({ query: { ...filtersOf(query), format } } as unknown as Input<E>),
  }))
  if (!may(endpoint.permission)) return null
  const button = (trigger: MenuTrigger) => (target?: TooltipTarget) => (
    <Button {...target} {...(running ? {} : trigger)} icon={<IconDownload aria-hidden />} loading={running}>
      {label}
    </Button>
  )
  return (
    <Menu items={items} label={label}>
      {(trigger) => (help ? <Tooltip text={help}>{button(trigger)}</Tooltip> : button(trigger)())}
    </Menu>
  )
}
