import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Endpoint, Input, Output } from '#platform/contract/endpoint.ts'
import { showToast } from '#ui/toasts/toast-store.ts'
import { showRefusal } from '../refusals/show-refusal.ts'
import { call } from './api.ts'

/**
 * Runs verbs that need no form of their own: shows the toast (`done`; null where the screen reports it) and
 * refreshes what shows the topics. Resolves with the answer, or undefined when refused; the message is then
 * in `error`.
 */
export function useVerb(...topics: readonly string[]) {
  const queries = useQueryClient()
  const [error, setError] = useState<string | null>(null)

  async function run<E extends Endpoint>(
    endpoint: E,
    input: Input<E>,
    done: string | null | ((output: Output<E>) => string),
  ): Promise<Output<E> | undefined> {
    setError(null)
    try {
      const output = await call(endpoint, input)
      const message = typeof done === 'function' ? done(output) : done
      if (message !== null) showToast({ message })
      return output
    } catch (problem) {
      setError(showRefusal(problem).beside)
      return undefined
    } finally {
      await Promise.all(topics.map((topic) => queries.invalidateQueries({ queryKey: [topic] })))
    }
  }
  return { run, error }
}
