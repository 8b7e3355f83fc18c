import { type Query, QueryCache, QueryClient } from '@tanstack/react-query'
import { Refusal } from './refusal.ts'
import { showRefusal } from '../refusals/show-refusal.ts'

const freshMs = 30_000
const retries = 2

/** Unreachable, or briefly unavailable; anything else would only be refused again. */
const isPassing = (error: unknown): boolean =>
  error instanceof Refusal && (error.status === 0 || error.status === 503)

/** On screen and never loaded: neither a prefetch nor a background refresh. */
const isFirstLook = (query: Query<unknown, unknown>): boolean =>
  query.getObserversCount() > 0 && query.state.data === undefined && query.state.errorUpdateCount === 1

/**
 * Answers stay fresh for 30 s and live notices report changes after that; reads that did not get through are
 * retried. A query whose `meta` has `saysItself` belongs to a part that shows its own error.
 */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => {
        if (!query.meta?.['saysItself'] && isFirstLook(query as Query<unknown, unknown>)) showRefusal(error)
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: freshMs,
        // Without a network a read fails with a message instead of hanging silently.
        networkMode: 'always',
        retry: (failures, error) => failures < retries && isPassing(error),
        retryDelay: (failures) => 400 * 2 ** failures,
      },
    },
  })
