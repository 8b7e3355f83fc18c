import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import type { Output, Page } from '#platform/contract/endpoint.ts'
import { lastPage } from '#ui/table/pages.ts'
import {
  type ExactQueryOf,
  filtersOf,
  type ListEndpoint,
  listQueries,
  type QueryOf,
  understoodBy,
} from './list-query.ts'
import { useHiddenColumns } from './use-hidden-columns.ts'

interface ListOptions<E extends ListEndpoint> {
  /** Filters that belong to the screen and not to the address: `{ archived: '1' }`. */
  fixed?: QueryOf<E>
  /** How the list is sorted when the address does not say; as the endpoint's own default. */
  sort?: string
  /** Columns that are hidden until the person asks for them. */
  hidden?: readonly string[]
}

type RowOf<E extends ListEndpoint> = Output<E> extends Page<infer Row> ? Row : never
type Key = number | string

const defaultPageSize = 50

/**
 * A list whose page, size, sort, search, filters and hidden columns live in the address: they survive reload, back
 * and sharing. Old rows stay while new ones load. A page beyond the last one leads to the last. `table` and `pager` are for DataTable and Pager, `query` is what an
 * export of the same rows sends. The route validates its search by `listSearch`.
 */
export function useList<E extends ListEndpoint>(endpoint: E, options: ListOptions<E> = {}) {
  const navigate = useNavigate()
  const search = understoodBy(endpoint, useSearch({ strict: false })) as Record<string, unknown>
  const query = { ...search, ...options.fixed } as QueryOf<E>
  const filters = filtersOf(query)
  const queries = listQueries(endpoint, query)
  const rows = useQuery({ ...queries.rows, placeholderData: keepPreviousData })
  const total = useQuery(queries.total)
  const selection = useSelection(JSON.stringify(filters))
  const columns = useHiddenColumns(endpoint.path, options.hidden)

  /** Changes the address. A new filter begins at page 1; typing in the search leaves no trail of steps back. */
  const set = (changes: QueryOf<E>) => {
    const change = { page: undefined, ...changes } as Record<string, unknown>
    const replace = 'search' in changes
    void navigate({ to: '.', search: ((before: object) => ({ ...before, ...change })) as never, replace })
  }

  const page = Number(search['page'] ?? 1)
  const page_size = Number(search['page_size'] ?? defaultPageSize)
  const data = rows.data as Page<RowOf<E>> | undefined
  const count = (total.data as Page<unknown> | undefined)?.total ?? null
  const isEmpty = data?.rows.length === 0 && !rows.isPlaceholderData
  const isBeyond = isEmpty && page > 1 && !total.isError
  const last = isBeyond && count !== null ? Math.min(lastPage(count, page_size), page - 1) : page
  useEffect(() => {
    if (last === page) return
    const toLast = ((before: object) => ({ ...before, page: last })) as never
    void navigate({ to: '.', search: toLast, replace: true })
  }, [last, page, navigate])

  const sort = (search['sort'] as string | undefined) ?? options.sort ?? null
  return {
    rows: data?.rows ?? [],
    total: count,
    filters,
    /** Whether the person narrowed it, so that none found does not mean that there are none. */
    filtered: Object.keys(filtersOf(search)).length > 0,
    /** How many filters are set, the search aside. */
    filtersSet: Object.keys(filtersOf(search)).filter((name) => name !== 'search').length,
    clearFilters: () =>
      set(Object.fromEntries(Object.keys(filtersOf(search)).map((name) => [name, undefined])) as QueryOf<E>),
    query: queryWithoutPage(query) as ExactQueryOf<E>,
    set,
    error: rows.data === undefined ? rows.error : null,
    retry: () => void rows.refetch(),
    selected: selection.selected,
    clearSelection: () => selection.onSelect(new Set()),
    table: {
      rows: data?.rows ?? [],
      loading: isBeyond || rows.isPlaceholderData || (rows.isPending && rows.isFetching),
      sorting: { sort, onSort: (next: string) => set({ sort: next } as unknown as QueryOf<E>) },
      selection,
      hidden: columns.hidden,
    },
    pager: {
      page,
      pageSize: page_size,
      total: count,
      onPage: (next: number) => set({ page: next } as unknown as QueryOf<E>),
      onPageSize: (next: number) => set({ page_size: next } as unknown as QueryOf<E>),
    },
    columns,
  }
}

/** What `useList` gives, for a part that shows the rows of any list. */
export type ListState<Row> = Pick<
  ReturnType<typeof useList>,
  | 'total'
  | 'filtersSet'
  | 'filtered'
  | 'clearFilters'
  | 'error'
  | 'retry'
  | 'selected'
  | 'clearSelection'
  | 'pager'
  | 'columns'
> & {
  rows: readonly Row[]
  table: Omit<ReturnType<typeof useList>['table'], 'rows'> & { rows: readonly Row[] }
}

function queryWithoutPage(query: object): object {
  const { page: _page, page_size: _size, hidden: _hidden, ...rest } = query as Record<string, unknown>
  return rest
}

/** What is selected, across pages, as long as the filters stay the same. */
function useSelection(filters: string) {
  const [kept, setKept] = useState({ filters, selected: new Set<Key>() as ReadonlySet<Key> })
  return {
    selected: kept.filters === filters ? kept.selected : noneSelected,
    onSelect: (selected: ReadonlySet<Key>) => setKept({ filters, selected }),
  }
}
const noneSelected: ReadonlySet<Key> = new Set()
