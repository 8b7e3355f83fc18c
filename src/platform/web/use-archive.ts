import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Endpoint, Input } from '#platform/contract/endpoint.ts'
import { showToast } from '#ui/toasts/toast-store.ts'
import { call } from './api.ts'
import { showRefusal } from './show-refusal.ts'

/** A record to archive or to bring back; `name` is what people call it. */
export interface Archivable {
  id: number
  version: number
  name: string
}

interface ArchiveInput {
  params: { id: number }
  body: { version: number }
}

/**
 * Archives one record or many, or brings them back (`done`: what the toast says was done). They go one after the
 * other, so that each refusal tells of its own record; the rest goes on. `run` resolves with those that were done.
 */
export function useArchive<E extends Endpoint>(
  endpoint: ArchiveInput extends Input<E> ? E : never,
  done: 'archived' | 'restored' = 'archived',
) {
  const queries = useQueryClient()
  const [running, setRunning] = useState(false)
  const [error, setError] = useState<string | null>(null)

  const run = async (records: readonly Archivable[]): Promise<Archivable[]> => {
    setRunning(true)
    setError(null)
    const good: Archivable[] = []
    const refused: string[] = []
    for (const record of records) {
      try {
        await call(
          endpoint as E,
          { params: { id: record.id }, body: { version: record.version } } as unknown as Input<E>,
        )
        good.push(record)
      } catch (problem) {
        const { beside } = showRefusal(problem)
        if (beside) refused.push(`${record.name}: ${beside}`)
      }
    }
    const [first] = good
    if (first) showToast({ message: `${good.length === 1 ? first.name : good.length} ${done}` })
    if (refused.length > 0) setError(refused.join(' '))
    await queries.invalidateQueries({ queryKey: [(endpoint as E).topic ?? ''] })
    setRunning(false)
    return good
  }
  return { run, running, error }
}
