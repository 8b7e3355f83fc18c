import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import type { Output, Page } from '#platform/contract/endpoint.ts'
import { filterOf } from '#ui/parts/filter-of.ts'
import { lastPage } from '#ui/table/pages.ts'
import {
  countFilters,
  type ExactQueryOf,
  filtersOf,
  type ListEndpoint,
  listQueries,
  type QueryOf,
  parseListQuery,
} from './list-query.ts'
import { useListTrail } from './list-trail.ts'
import { useHiddenColumns } from './use-hidden-columns.ts'

interface ListOptions<E extends ListEndpoint> {
  /** Filters fixed by the screen rather than the address: `{ archived: '1' }`. */
  fixed?: QueryOf<E>
  /** Whether it is the list of those archived. */
  archived?: boolean
  /** The sort when the address has none; must match the endpoint's default. */
  sort?: string
  /** Columns hidden by default. */
  hidden?: readonly string[]
}

type RowOf<E extends ListEndpoint> = Output<E> extends Page<infer Row> ? Row : never
type Key = number | string

const defaultPageSize = 50

/**
 * A list whose page, size, sort, search, filters and hidden columns live in the address, so that they survive
 * reload, back and sharing. Old rows stay while new ones load. A page beyond the last redirects to the last.
 * `table` and `pager` are for DataTable and Pager; `query` is what an export of the same rows sends. The
 * route validates its search with `listSearch`.
 */
export function useList<E extends ListEndpoint>(endpoint: E, options: ListOptions<E> = {}) {
  const { archived = false } = options
  const navigate = useNavigate()
  const search = parseListQuery(endpoint, useSearch({ strict: false })) as Record<string, unknown>
  const query = { ...search, ...options.fixed, ...(archived && { archived: '1' }) } as QueryOf<E>
  const filters = filtersOf(query)
  const queries = listQueries(endpoint, query)
  const rows = useQuery({ ...queries.rows, placeholderData: keepPreviousData })
  const total = useQuery(queries.total)
  const columns = useHiddenColumns(endpoint.path, options.hidden)

  /** Changes the address. A new filter goes back to page 1; typing in the search adds no history entries. */
  const set = (changes: QueryOf<E>) => {
    const change = { page: undefined, ...changes } as Record<string, unknown>
    const replace = 'search' in changes
    void navigate({ to: '.', search: ((before: object) => ({ ...before, ...change })) as never, replace })
  }

  const page = Number(search['page'] ?? 1)
  const page_size = Number(search['page_size'] ?? defaultPageSize)
  useListTrail({ endpoint, query: queryWithoutPage(query) as Record<string, unknown>, page, page_size })
  const data = rows.data as Page<RowOf<E>> | undefined
  const selection = useSelection(JSON.stringify(filters), data?.rows ?? [])
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
    archived,
    rows: data?.rows ?? [],
    total: count,
    filters,
    /** Whether any filter or search is set, so that an empty result does not mean there are no records. */
    filtered: Object.keys(filtersOf(search)).length > 0,
    /** How many filters are set, not counting the search. */
    filtersSet: countFilters(search),
    clearFilters: () =>
      set(Object.fromEntries(Object.keys(filtersOf(search)).map((name) => [name, undefined])) as QueryOf<E>),
    query: queryWithoutPage(query) as ExactQueryOf<E>,
    set,
    /** A filter's value and what changes it, by its name: `<FilterSelect {...list.filter('status')} … />`. */
    filter: filterOf<QueryOf<E>>({ query, onChange: set }),
    error: rows.data === undefined ? rows.error : null,
    retry: () => void rows.refetch(),
    selected: selection.selected,
    /** The same as rows, including those on other pages. */
    selectedRows: selection.rows,
    clearSelection: () => selection.onSelect(new Set()),
    table: {
      rows: data?.rows ?? [],
      loading: isBeyond || rows.isPlaceholderData || (rows.isPending && rows.isFetching),
      sorting: { sort, onSort: (next: string) => set({ sort: next } as unknown as QueryOf<E>) },
      selection: { selected: selection.selected, onSelect: selection.onSelect },
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

/** The result of `useList`, for a part that shows the rows of any list. */
export type ListState<Row> = Pick<
  ReturnType<typeof useList>,
  | 'archived'
  | 'total'
  | 'filtersSet'
  | 'filtered'
  | 'filters'
  | 'clearFilters'
  | 'error'
  | 'retry'
  | 'selected'
  | 'clearSelection'
  | 'pager'
  | 'columns'
> & {
  rows: readonly Row[]
  selectedRows: readonly Row[]
  table: Omit<ReturnType<typeof useList>['table'], 'rows'> & { rows: readonly Row[] }
}

function queryWithoutPage(query: object): object {
  const { page: _page, page_size: _size, hidden: _hidden, ...rest } = query as Record<string, unknown>
  return rest
}

/** The selection with its rows, kept across pages while the filters stay the same. */
function useSelection<Row>(filters: string, shown: readonly Row[]) {
  const [kept, setKept] = useState({ filters, rows: new Map<Key, Row>() })
  const rows = kept.filters === filters ? kept.rows : new Map<Key, Row>()
  return {
    selected: new Set(rows.keys()) as ReadonlySet<Key>,
    rows: [...rows.values()],
    onSelect: (selected: ReadonlySet<Key>) => {
      const known = new Map([...rows, ...shown.map((row) => [(row as { id: Key }).id, row] as const)])
      setKept({ filters, rows: new Map([...known].filter(([key]) => selected.has(key))) })
    },
  }
}
