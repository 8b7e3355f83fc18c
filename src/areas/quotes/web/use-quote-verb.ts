import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Endpoint, Input, Output } from '#platform/contract/endpoint.ts'
import { call } from '#platform/web/calls/api.ts'
import { showRefusal } from '#platform/web/refusals/show-refusal.ts'
import { showToast } from '#ui/toasts/toast-store.ts'

/**
 * Runs a verb on a quote that asks for no form of its own: says that it was done, and renews what shows it. Resolves
 * with the answer, or undefined when it was refused; the words of a refusal are in `error`.
 */
export function useQuoteVerb() {
  const queries = useQueryClient()
  const [error, setError] = useState<string | null>(null)

  async function run<E extends Endpoint>(
    endpoint: E,
    input: Input<E>,
    done: string | null,
  ): Promise<Output<E> | undefined> {
    setError(null)
    try {
      const output = await call(endpoint, input)
      if (done) showToast({ message: done })
      return output
    } catch (problem) {
      setError(showRefusal(problem).beside)
      return undefined
    } finally {
      await queries.invalidateQueries({ queryKey: ['quote'] })
    }
  }
  return { run, error }
}
