import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query'
import { type AnyRoute, notFound } from '@tanstack/react-router'
import type { RouterContext } from '../guard/root-route.tsx'
import { Refusal } from '../calls/refusal.ts'

/** What the router passes to a record screen's loader. */
export interface RecordLoad {
  context: RouterContext
  params: { id: string }
  route: Pick<AnyRoute, 'id'>
}

/**
 * For a loader: reads the screen's record. One that does not exist, or not for this viewer, is not an error:
 * the not-found screen is shown inside the shell.
 */
export async function loadRecord<Record, Key extends QueryKey>(
  { context, route }: RecordLoad,
  query: FetchQueryOptions<Record, Error, Record, Key>,
): Promise<void> {
  try {
    await context.queries.ensureQueryData(query)
  } catch (error) {
    if (error instanceof Refusal && error.status === 404) throw notFound({ routeId: route.id as never })
    throw error
  }
}

/**
 * A record not read yet is taken from a list that holds it in full, also without a network. It counts as old
 * as the list, so that it is refetched when the list would be.
 */
export function takeFromList(
  queries: QueryClient,
  { id, list, record }: { id: number; list: { queryKey: QueryKey }; record: { queryKey: QueryKey } },
): void {
  const known = queries.getQueryState<readonly { id: number }[]>(list.queryKey)
  const row = known?.data?.find((one) => one.id === id)
  if (!known || !row || queries.getQueryData(record.queryKey) !== undefined) return
  queries.setQueryData(record.queryKey, row, { updatedAt: known.isInvalidated ? 0 : known.dataUpdatedAt })
}
