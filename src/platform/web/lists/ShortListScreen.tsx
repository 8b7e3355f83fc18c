import { useQuery, type UseQueryOptions } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { capitalised } from '#shared/text.ts'
import type { Option } from '#ui/fields/options.ts'
import { FilterSelect } from '#ui/parts/FilterSelect.tsx'
import type { MenuItem } from '#ui/parts/Menu.tsx'
import { NewButton } from '#ui/parts/NewButton.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { SearchBox } from '#ui/parts/SearchBox.tsx'
import { EmptyState, ErrorState } from '#ui/parts/states.tsx'
import { ListScreen } from '#ui/shells/ListScreen.tsx'
import type { ListView } from '#ui/shells/list-views.ts'
import type { Column } from '#ui/table/columns.tsx'
import { DataTable } from '#ui/table/DataTable.tsx'
import type { PlainRecord } from '../records/plain-record.ts'
import { useArchive } from '../records/use-archive.ts'
import { useWhyNot } from '../refusals/why-not.ts'

export interface ShortListRow {
  id: number
  name: string
  archived_at: string | null
}

/** What the address of a short list says. */
interface ShortListSearch {
  archived?: '0' | '1' | undefined
  kind?: string | undefined
  search?: string | undefined
}

interface ShortListProps<Row extends ShortListRow> extends Pick<
  PlainRecord,
  'noun' | 'write' | 'archive' | 'restore' | 'keptBy'
> {
  query: (archived: '0' | '1') => UseQueryOptions<Row[]>
  columns: (onOpen: (row: Row) => void) => readonly Column<Row>[]
  views: ListView[]
  /** What one is, as the rest of "Add …": "kinds of plant, such as Excavator 5T." */
  empty: string
  /** A filter by one of its words, besides that of the archived ones. */
  filter?: { label: string; options: readonly Option<string>[]; of: (row: Row) => string }
  /** Where else a row leads. */
  links?: (row: Row) => MenuItem[]
  newDialog: (rows: readonly Row[], onClose: () => void) => ReactNode
  editDialog: (row: Row, readOnly: boolean, onClose: () => void) => ReactNode
}

/** A list short enough for one page, edited in dialogs: categories, tags. The archived ones are a filter of it. */
export function ShortListScreen<Row extends ShortListRow>({
  noun,
  write,
  archive,
  restore,
  keptBy,
  query,
  columns,
  views,
  empty,
  filter,
  links,
  newDialog,
  editDialog,
}: ShortListProps<Row>) {
  const asked = useSearch({ strict: false }) as ShortListSearch
  const { archived = '0', kind, search = '' } = asked
  const navigate = useNavigate()
  const { data = [], isPending, error, refetch } = useQuery(query(archived))
  const [open, setOpen] = useState<'new' | Row | null>(null)
  const moving = useArchive({ archive, restore, noun, ...(keptBy && { keptBy }) })
  const disabledReason = useWhyNot()(write)
  const isArchived = archived === '1'
  const rows = data.filter(
    (row) =>
      row.name.toLowerCase().includes(search.toLowerCase()) && (!filter || !kind || filter.of(row) === kind),
  )
  const title = capitalised(noun.many)

  const rowMenu = (row: Row): MenuItem[] => {
    const { id, name } = row
    return row.archived_at
      ? [{ label: 'Restore', disabledReason, run: () => void moving.restore([id], name) }]
      : [
          { label: 'Edit', disabledReason, run: () => setOpen(row) },
          ...(links?.(row) ?? []),
          { label: 'Archive', danger: true, disabledReason, run: () => void moving.archive([id], name) },
        ]
  }
  const add = !disabledReason && (
    <NewButton variant="primary" onClick={() => setOpen('new')}>
      {`New ${noun.one}`}
    </NewButton>
  )
  const set = (changes: ShortListSearch) =>
    void navigate({ to: '.', search: { ...asked, ...changes } as never })

  return (
    <ListScreen
      title={title}
      count={isPending ? null : rows.length}
      filtering={{
        filtersSet: Number(isArchived) + Number(kind !== undefined),
        clearFilters: () => set({ archived: undefined, kind: undefined, search: undefined }),
      }}
      actions={!isArchived && add}
      views={views}
      filters={
        <>
          <SearchBox
            value={search}
            placeholder="Name"
            onSearch={(text) => set({ search: text || undefined })}
          />
          {filter && (
            <FilterSelect
              label={filter.label}
              options={filter.options}
              value={kind ?? null}
              onChange={(value) => set({ kind: value ?? undefined })}
            />
          )}
          <FilterSelect
            label="Show"
            options={[{ value: '1', label: 'Archived' }]}
            value={isArchived ? '1' : null}
            onChange={(value) => set({ archived: value === '1' ? '1' : undefined })}
          />
        </>
      }
    >
      {moving.error && <Notice tone="danger">{moving.error}</Notice>}
      {error ? (
        <ErrorState message={`Could not load the ${noun.many}.`} onRetry={() => void refetch()} />
      ) : (
        <DataTable
          label={title}
          rows={rows}
          columns={columns(setOpen)}
          rowKey={({ id }) => id}
          rowMenu={rowMenu}
          loading={isPending}
          empty={
            data.length > 0 ? (
              <EmptyState title={`No ${noun.many} found`} />
            ) : isArchived ? (
              <EmptyState title={`No archived ${noun.many}`} />
            ) : (
              <EmptyState
                title={`No ${noun.many} yet`}
                text={disabledReason ? capitalised(empty) : `Add ${empty}`}
                action={add}
              />
            )
          }
        />
      )}
      {open === 'new' && newDialog(data, () => setOpen(null))}
      {open !== null &&
        open !== 'new' &&
        editDialog(
          data.find(({ id }) => id === open.id) ?? open,
          disabledReason !== undefined || open.archived_at !== null,
          () => setOpen(null),
        )}
    </ListScreen>
  )
}
