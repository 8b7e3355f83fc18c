import { useQuery, type UseQueryOptions } from '@tanstack/react-query'
import { type ReactNode, useMemo, useState } from 'react'
import type { Noun } from '#shared/text.ts'
import { capitalised } from '#shared/text.ts'
import type { MenuItem } from '#ui/parts/Menu.tsx'
import { NewButton } from '#ui/parts/NewButton.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { EmptyState, ErrorState } from '#ui/parts/states.tsx'
import { Section } from '#ui/shells/Section.tsx'
import type { Column } from '#ui/table/columns.tsx'
import { DataTable } from '#ui/table/DataTable.tsx'

/**
 * What belongs to a record and is edited in dialogs, all on one page: a tip site's rates, an order's tip orders.
 * `columns` must be a function of its own for as long as they stay the same.
 */
export function PartsSection<Row extends { id: number }>({
  noun,
  query,
  columns,
  disabledReason,
  empty,
  rowMenu,
  error,
  newDialog,
  editDialog,
}: {
  noun: Noun
  query: UseQueryOptions<Row[]>
  columns: (onOpen: (row: Row) => void) => readonly Column<Row>[]
  /** Why none may be added or changed now. */
  disabledReason: string | undefined
  /** What one is for, in a sentence. */
  empty: string
  /** What can be done with a row besides editing it. */
  rowMenu: (row: Row) => MenuItem[]
  /** Why something that the menu does was refused. */
  error?: string | null
  newDialog: (onClose: () => void) => ReactNode
  editDialog: (row: Row, readOnly: boolean, onClose: () => void) => ReactNode
}) {
  const { data: rows = [], isPending, isError, refetch } = useQuery(query)
  const [open, setOpen] = useState<'new' | Row | null>(null)
  const close = () => setOpen(null)
  const shown = useMemo(() => columns(setOpen), [columns])
  const title = capitalised(noun.many)
  const add = (
    <NewButton disabledReason={disabledReason} onClick={() => setOpen('new')}>
      {`New ${noun.one}`}
    </NewButton>
  )
  if (isError)
    return <ErrorState message={`Could not load the ${noun.many}.`} onRetry={() => void refetch()} />
  return (
    <Section title={title} actions={rows.length > 0 && add}>
      {error && <Notice tone="danger">{error}</Notice>}
      <DataTable
        label={title}
        rows={rows}
        columns={shown}
        rowKey={({ id }) => id}
        rowMenu={(row) => [{ label: 'Edit', disabledReason, run: () => setOpen(row) }, ...rowMenu(row)]}
        loading={isPending}
        empty={<EmptyState title={`No ${noun.many} yet`} text={empty} action={add} />}
      />
      {open === 'new' && newDialog(close)}
      {open !== null &&
        open !== 'new' &&
        editDialog(rows.find(({ id }) => id === open.id) ?? open, disabledReason !== undefined, close)}
    </Section>
  )
}
