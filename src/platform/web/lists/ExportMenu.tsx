import type { Endpoint } from '#platform/contract/endpoint.ts'
import type { Permission } from '#shared/permissions.ts'
import { ExportButton } from './ExportButton.tsx'
import { type ExportOptions, useExport } from './use-export.ts'

/** Exports a list; nothing without the right to. */
export function ExportMenu<E extends Endpoint & { download: true; permission: Permission }>(
  options: ExportOptions<E>,
) {
  const found = useExport(options)
  return found && <ExportButton {...found} />
}
