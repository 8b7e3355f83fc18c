import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSave } from '#platform/web/forms/use-save.ts'
import { formatAddress } from '#shared/address.ts'
import { Button } from '#ui/parts/Button.tsx'
import type { MenuItem } from '#ui/parts/Menu.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { EmptyState } from '#ui/parts/states.tsx'
import { StatusBadge } from '#ui/parts/StatusBadge.tsx'
import { Section } from '#ui/shells/Section.tsx'
import { columnsOf } from '#ui/table/columns.tsx'
import { DataTable } from '#ui/table/DataTable.tsx'
import type { Depot } from '../../contract/depot.ts'
import { settingsEndpoints } from '../../contract/endpoints.ts'
import { depotLabels } from '../../rules/depot-labels.ts'
import { EditDepotDialog, NewDepotDialog } from './DepotDialogs.tsx'
import { depotsQuery } from '../queries.ts'

const column = columnsOf<Depot>()
const columnsFor = (onOpen: (depot: Depot) => void) => [
  column.open('name', depotLabels.name, onOpen),
  column.custom('status', 'Status', ({ archived_at }) => archived_at && <StatusBadge status="Archived" />, {
    slot: 'status',
  }),
  column.custom('address', 'Address', formatAddress),
  column.phone('phone', depotLabels.phone),
]

/** The company's depots, including archived ones. `disabledReason`: why they may not be changed now. */
export function DepotSection({ disabledReason }: { disabledReason: string | undefined }) {
  const current = useQuery(depotsQuery())
  const archived = useQuery(depotsQuery('1'))
  const [open, setOpen] = useState<'new' | Depot | null>(null)
  const archive = useSave(settingsEndpoints.archiveDepot, { saved: ({ name }) => `${name} archived` })
  const restore = useSave(settingsEndpoints.restoreDepot, { saved: ({ name }) => `${name} restored` })
  const depots = [...(current.data ?? []), ...(archived.data ?? [])]

  const rowMenu = (depot: Depot): MenuItem[] => {
    const { id, version } = depot
    const input = { params: { id }, body: { version } }
    return depot.archived_at
      ? [{ label: 'Restore', disabledReason, run: () => void restore.save(input) }]
      : [
          { label: 'Edit', disabledReason, run: () => setOpen(depot) },
          { label: 'Archive', danger: true, disabledReason, run: () => void archive.save(input) },
        ]
  }
  const add = (
    <Button icon={<IconPlus aria-hidden />} disabledReason={disabledReason} onClick={() => setOpen('new')}>
      New depot
    </Button>
  )
  const refused = archive.submitError ?? restore.submitError

  return (
    <Section
      title="Depots"
      help="Yards where plant is parked and drivers start."
      actions={depots.length > 0 && add}
    >
      {refused && <Notice tone="danger">{refused}</Notice>}
      <DataTable
        label="Depots"
        rows={depots}
        columns={columnsFor(setOpen)}
        rowKey={({ id }) => id}
        hidden={archived.data?.length ? [] : ['status']}
        rowMenu={rowMenu}
        loading={current.isPending}
        empty={
          <EmptyState
            title="No depots yet"
            text={
              disabledReason
                ? 'The yards where plant is parked and drivers start.'
                : 'Add the yards where plant is parked and drivers start.'
            }
            action={add}
          />
        }
      />
      {open === 'new' && (
        <NewDepotDialog
          sort={Math.max(0, ...depots.map(({ sort }) => sort)) + 10}
          onClose={() => setOpen(null)}
        />
      )}
      {open !== null && open !== 'new' && (
        <EditDepotDialog
          depot={depots.find(({ id }) => id === open.id) ?? open}
          readOnly={disabledReason !== undefined || open.archived_at !== null}
          onClose={() => setOpen(null)}
        />
      )}
    </Section>
  )
}
