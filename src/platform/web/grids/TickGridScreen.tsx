import { useQuery, useQueryClient, type UseQueryOptions } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { type ReactNode, useMemo } from 'react'
import type { Endpoint, Input } from '#platform/contract/endpoint.ts'
import { plural } from '#shared/text.ts'
import type { Permission } from '#shared/permissions.ts'
import { TickGrid } from '#ui/grid/TickGrid.tsx'
import { type GridColumn, type GridRow, type Mode, withChanges } from '#ui/grid/ticks.ts'
import { Button } from '#ui/parts/Button.tsx'
import { FilterSelect } from '#ui/parts/FilterSelect.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { SearchBox } from '#ui/parts/SearchBox.tsx'
import { EmptyState, ErrorState, LoadingState } from '#ui/parts/states.tsx'
import { ListScreen } from '#ui/shells/ListScreen.tsx'
import type { ListView } from '#ui/shells/list-views.ts'
import { namesOf } from '#ui/fields/options.ts'
import { useSave } from '../forms/use-save.ts'
import { useWhyNot } from '../refusals/why-not.ts'
import { useTicks } from './use-ticks.ts'

export interface TickGridProps<Row extends GridRow = GridRow> {
  title: string
  views: ListView[]
  rows: UseQueryOptions<Row[]>
  columns: { data: readonly GridColumn[] | undefined; error: unknown; refetch: () => unknown }
  mode: Mode
  /** Takes what was ticked and unticked. */
  save: Endpoint
  write: Permission
  words: {
    /** What the search looks through: "Name or company". */
    search: string
    /** The filter by a column: "Who has". */
    having: string
    /** Shown without rows, and without columns. */
    noRows: string
    noColumns: string
    /** What a lock on a row means, where rows can be locked. */
    locked?: string
  }
  pathOf?: ((id: number) => string) | undefined
  /** The rows to be shown of all, as they are to be shown, and what chooses them, among the filters. */
  choice?: { rowsOf: (all: Row[]) => Row[]; filter: ReactNode }
  /** Beside the buttons that save. */
  actions?: ReactNode
  children?: ReactNode
}

/** People or plant × what they have: ticked, saved as one change, and undone by one key. */
export function TickGridScreen<Row extends GridRow = GridRow>({
  title,
  views,
  rows: rowsQuery,
  columns,
  mode,
  save,
  write,
  words,
  pathOf,
  choice,
  actions,
  children,
}: TickGridProps<Row>) {
  const search = useSearch({ strict: false }) as GridSearch
  const navigate = useNavigate()
  const queries = useQueryClient()
  const { data: rows = none, isPending, error, refetch } = useQuery(rowsQuery)
  const disabledReason = useWhyNot()(write)
  const saving = useSave(save, { saved: () => `${title} saved` })
  const ticks = useTicks(rows, {
    mode,
    saving: saving.saving,
    save: async (body) => {
      if ((await saving.save({ body } as Input<Endpoint>)) === undefined) return false
      queries.setQueryData<Row[]>(rowsQuery.queryKey, (stored) => stored && withChanges(stored, body))
      return true
    },
  })
  const set = (changes: GridSearch) => void navigate({ to: '.', search: { ...search, ...changes } as never })
  const rowsOf = choice?.rowsOf
  const chosen = useMemo(() => rowsOf?.(rows) ?? rows, [rowsOf, rows])
  const shown = chosen.filter(matches(search))
  const hasFailed = error ?? columns.error

  return (
    <ListScreen
      title={title}
      count={isPending ? null : shown.length}
      views={views}
      notice={
        saving.submitError ? (
          <Notice tone="danger">{saving.submitError}</Notice>
        ) : (
          words.locked &&
          disabledReason === undefined &&
          shown.some(({ locked }) => locked) && <Notice>{words.locked}</Notice>
        )
      }
      actions={
        <>
          {ticks.canUndo && <Button onClick={() => void ticks.undo()}>Undo</Button>}
          {ticks.count > 0 && (
            <>
              <Button onClick={ticks.discard}>Discard</Button>
              <Button variant="primary" loading={saving.saving} onClick={() => void ticks.saveAll()}>
                {`Save ${plural(ticks.count, 'change')}`}
              </Button>
            </>
          )}
          {actions}
        </>
      }
      filtering={{
        filtersSet: search.having === undefined ? 0 : 1,
        clearFilters: () => set({ search: undefined, having: undefined }),
      }}
      filters={
        <>
          {choice?.filter}
          <SearchBox
            value={search.search ?? ''}
            placeholder={words.search}
            onSearch={(text) => set({ search: text || undefined })}
          />
          <FilterSelect
            label={words.having}
            options={namesOf(columns.data)}
            value={search.having ?? null}
            onChange={(having) => set({ having: having ?? undefined })}
          />
        </>
      }
      keys={gridKeys}
    >
      {hasFailed ? (
        <ErrorState
          message="Could not load this grid."
          onRetry={() => {
            void refetch()
            columns.refetch()
          }}
        />
      ) : (
        <GridBody columns={columns.data} isPending={isPending} isEmpty={shown.length === 0} words={words}>
          <TickGrid
            label={title}
            rows={shown}
            columns={columns.data ?? []}
            pending={ticks.pending}
            pathOf={pathOf}
            disabledReason={disabledReason}
            onTick={ticks.onTick}
          />
        </GridBody>
      )}
      {children}
    </ListScreen>
  )
}

function GridBody({
  columns,
  isPending,
  isEmpty,
  words,
  children,
}: {
  columns: readonly GridColumn[] | undefined
  isPending: boolean
  isEmpty: boolean
  words: TickGridProps['words']
  children: ReactNode
}) {
  if (isPending || !columns) return <LoadingState />
  if (columns.length === 0) return <EmptyState title={words.noColumns} />
  return isEmpty ? <EmptyState title={words.noRows} /> : children
}

/** What the address of a grid says: a text in the rows, and a column in which they are ticked. */
interface GridSearch {
  search?: string | undefined
  having?: number | undefined
}

const matches =
  ({ search = '', having }: GridSearch) =>
  ({ name, hint, ticked }: GridRow): boolean =>
    `${name} ${hint ?? ''}`.toLowerCase().includes(search.toLowerCase()) &&
    (having === undefined || ticked.includes(having))

const none: never[] = []
const gridKeys = [
  { press: ['↑', '↓', '←', '→'], does: 'move' },
  { press: ['Space'], does: 'tick' },
  { press: ['Ctrl', 'Z'], does: 'undo' },
  { press: ['Ctrl', 'S'], does: 'save' },
]
