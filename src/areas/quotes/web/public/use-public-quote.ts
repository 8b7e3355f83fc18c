import { useCallback, useEffect, useState } from 'react'
import { call } from '#platform/web/calls/api.ts'
import { Refusal } from '#platform/web/calls/refusal.ts'
import type { PublicQuote } from '../../contract/public-endpoints.ts'
import { withRetries } from './retry.ts'
import { publicCalls } from './public-calls.ts'

export type Loading =
  | { state: 'loading' }
  /** The link opens nothing; the server does not say why. */
  | { state: 'unknown' }
  | { state: 'failed'; error: unknown }
  | {
      state: 'there'
      quote: PublicQuote
      /** An answer just given here came too late. */
      isTooLate: boolean
    }

/** The quote behind a link. `show` replaces it with the answer to an acceptance or refusal. */
export function usePublicQuote(secret: string): {
  loading: Loading
  tryAgain: () => void
  show: (quote: PublicQuote, isRecorded?: boolean) => void
} {
  const [loading, setLoading] = useState<Loading>({ state: 'loading' })
  const show = useCallback(
    (quote: PublicQuote, isRecorded = true) => setLoading({ state: 'there', quote, isTooLate: !isRecorded }),
    [],
  )

  const load = useCallback(() => {
    void withRetries(() => call(publicCalls.getPublicQuote, { params: { secret } })).then(
      (quote) => {
        show(quote)
        // Recording the view is for the seller; the reader need not know when that call fails.
        if (quote.state === 'open')
          void call(publicCalls.viewPublicQuote, { params: { secret } }).catch(() => undefined)
      },
      (error: unknown) => {
        const isUnknown = error instanceof Refusal && error.status === 404
        setLoading(isUnknown ? { state: 'unknown' } : { state: 'failed', error })
      },
    )
  }, [secret, show])

  useEffect(load, [load])
  const tryAgain = () => {
    setLoading({ state: 'loading' })
    load()
  }
  return { loading, tryAgain, show }
}
