import { type Query, QueryCache, QueryClient } from '@tanstack/react-query'
import { Refusal } from './refusal.ts'
import { showRefusal } from '../refusals/show-refusal.ts'

const freshMs = 30_000
const retries = 2

/** Not reached, or away for a moment; everything else would only be refused again. */
const isPassing = (error: unknown): boolean =>
  error instanceof Refusal && (error.status === 0 || error.status === 503)

/** Somebody looks at it and has never seen it: neither a prefetch nor a refresh in the background. */
const isFirstLook = (query: Query<unknown, unknown>): boolean =>
  query.getObserversCount() > 0 && query.state.data === undefined && query.state.errorUpdateCount === 1

/**
 * Answers stay fresh for 30 s, longer changes come by live notices; reads that did not get through are tried again.
 * A query whose `meta` has `saysItself` is asked for by a part that says where it failed.
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
        // A read without a network fails in words instead of waiting for one without a word.
        networkMode: 'always',
        retry: (failures, error) => failures < retries && isPassing(error),
        retryDelay: (failures) => 400 * 2 ** failures,
      },
    },
  })
