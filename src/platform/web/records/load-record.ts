import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query'
import { type AnyRoute, notFound } from '@tanstack/react-router'
import type { RouterContext } from '../guard/root-route.tsx'
import { Refusal } from '../calls/refusal.ts'

/** What the router hands to the loader of a record's screen. */
export interface RecordLoad {
  context: RouterContext
  params: { id: string }
  route: Pick<AnyRoute, 'id'>
}

/**
 * For a loader: reads the record that a screen stands on. One that is not there, or not for this person, is no error:
 * the not-found screen takes the place of the screen, with the shell around it.
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
 * Where nobody has read a record yet, a list that holds it whole is read in its stead, also without a network. It is
 * as old as the list, so that it is asked for again when the list would be.
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
