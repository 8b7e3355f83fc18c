import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Endpoint, Input } from '#platform/contract/endpoint.ts'
import { usePages } from '#ui/table/PagedSection.tsx'
import { read } from '../calls/api.ts'

/** A page of a list that belongs to the record around it, narrowed to it by `query`: for `PagedSection`. */
export function usePaged<E extends Endpoint & { list: true }>(
  endpoint: E,
  query: Input<E>['query' & keyof Input<E>],
) {
  const pages = usePages()
  const input = { query: { ...(query as object), ...pages.query } } as unknown as Input<E>
  const asked = useQuery({ ...read(endpoint, input), placeholderData: keepPreviousData })
  return { pages, asked }
}
