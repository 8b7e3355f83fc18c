import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Endpoint, Input } from '#platform/contract/endpoint.ts'
import { plural } from '#shared/text.ts'
import { confirm } from '#ui/dialogs/confirm-store.ts'
import { showToast } from '#ui/toasts/toast-store.ts'
import { call } from '../calls/api.ts'
import type { PlainRecord } from './plain-record.ts'
import { showRefusal } from '../refusals/show-refusal.ts'

/**
 * Archives records after asking for a reason, and restores them: from the toast, or later from the archived
 * list. Both resolve with whether it was done; `name` is what people call a single record. A refusal is in
 * `error`.
 */
export function useArchive({
  archive,
  restore,
  noun,
  keptBy,
}: Pick<PlainRecord, 'archive' | 'restore' | 'noun' | 'keptBy'>) {
  const queries = useQueryClient()
  const [running, setRunning] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const wordsFor = (ids: readonly number[], name = `1 ${noun.one}`) =>
    ids.length === 1 ? name : plural(ids.length, noun.one, noun.many)

  const run = async (endpoint: Endpoint, body: object): Promise<boolean> => {
    setRunning(true)
    setError(null)
    try {
      await call(endpoint, { body } as Input<Endpoint>)
      return true
    } catch (problem) {
      setError(showRefusal(problem).beside)
      return false
    } finally {
      await queries.invalidateQueries({ queryKey: [endpoint.topic ?? ''] })
      setRunning(false)
    }
  }

  const bringBack = async (ids: readonly number[], name?: string): Promise<boolean> => {
    const done = await run(restore, { ids })
    if (done) showToast({ message: `${wordsFor(ids, name)} restored` })
    return done
  }

  const putAway = async (ids: readonly number[], name?: string): Promise<boolean> => {
    const what = wordsFor(ids, name)
    const answer = await confirm({
      title: `Archive ${what}?`,
      message: consequences(ids.length, keptBy),
      confirmLabel: 'Archive',
      danger: true,
      reason: 'required',
    })
    if (!answer || !(await run(archive, { ids, reason: answer.reason }))) return false
    const undo = { label: 'Undo', run: () => void bringBack(ids, name) }
    showToast({ message: `${what} archived`, action: undo })
    return true
  }

  return { archive: putAway, restore: bringBack, running, error }
}

/** What archiving does: to one, or to several. */
function consequences(count: number, keptBy: string | undefined): string {
  const [comes, it] = count === 1 ? ['Comes', 'it'] : ['They come', 'them']
  return [`${comes} off the lists.`, keptBy && `${keptBy} keep ${it}.`, `You can restore ${it}.`]
    .filter(Boolean)
    .join(' ')
}
