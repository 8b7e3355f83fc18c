import type { QueryClient } from '@tanstack/react-query'
import type * as z from 'zod'
import type { Endpoint, Input } from '#platform/contract/endpoint.ts'
import { read } from '../calls/api.ts'

export type ListEndpoint = Endpoint & { list: true }
/** The filters of a list call, from its contract. */
export type ExactQueryOf<E extends ListEndpoint> =
  Input<E> extends { query: infer Q } ? Partial<Q> : Record<never, never>
/** The same as found in an address: the sort can be any word, and the server decides whether it is known. */
export type QueryOf<E extends ListEndpoint> = Omit<ExactQueryOf<E>, 'sort'> & { sort?: string }

/** Search parameters about how a list is shown, not which rows it has. */
const shownOnly = ['page', 'page_size', 'sort', 'hidden', 'tab']

/** What decides which rows there are: everything but page, size, sort and columns. */
export function filtersOf<Q extends object>(search: Q): Q {
  const filled = Object.entries(search).filter(([, value]) => value !== undefined)
  return Object.fromEntries(filled.filter(([name]) => !shownOnly.includes(name))) as Q
}

/**
 * The part of an address that the list call understands: an unknown sort or an oversized page is dropped like
 * anything unreadable, so that an old or mistyped address still shows the list.
 */
export function parseListQuery<E extends ListEndpoint>(
  { query }: E,
  search: Readonly<Record<string, unknown>>,
): QueryOf<E> {
  const { shape } = query as unknown as z.ZodObject
  const known = Object.entries(search).filter(
    ([name, value]) =>
      value !== undefined && Object.hasOwn(shape, name) && shape[name]?.safeParse(value).success === true,
  )
  return Object.fromEntries(known) as QueryOf<E>
}

/**
 * A list's two reads. The total is a separate call, because counting takes most of the time and changes only
 * with the filters; a page of rows comes without it.
 */
export function listQueries<E extends ListEndpoint>(endpoint: E, search: QueryOf<E>) {
  const asked: object = parseListQuery(endpoint, search as Record<string, unknown>)
  const call = (query: object) => read(endpoint, { query } as unknown as Input<E>)
  return {
    rows: call({ ...asked, with_total: '0' }),
    total: call({ ...filtersOf(asked), page_size: 1, with_total: '1' }),
  }
}

/** For a loader: prefetches a list's first rows. Failures are ignored here; the screen reports them. */
export const prefetchList = <E extends ListEndpoint>(
  queries: QueryClient,
  endpoint: E,
  search: QueryOf<E>,
): void => void queries.prefetchQuery(listQueries(endpoint, search).rows as never)
