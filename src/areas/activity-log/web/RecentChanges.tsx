import { useInfiniteQuery } from '@tanstack/react-query'
import type { FieldWords } from '#platform/web/forms/field-words.ts'
import { withoutSteps } from '../rules/steps-of-one-act.ts'
import { historyQuery } from './queries.ts'
import { RecentEntries } from './RecentEntries.tsx'
import { historyEntry } from './timeline-entry.tsx'

const shown = 8

/** The latest entries of a record's history in its summary; `all` is the address of the whole. */
export function RecentChanges({
  record_type,
  record_id,
  words,
  all,
}: {
  record_type: string
  record_id: number
  words?: Readonly<Record<string, FieldWords>>
  all: string
}) {
  const history = useInfiniteQuery(historyQuery(record_type, record_id))
  const entries = withoutSteps(history.data?.pages[0]?.entries ?? []).slice(0, shown)
  return (
    <RecentEntries
      entries={entries.map((entry) => historyEntry(entry, words))}
      log={history}
      all={{ to: all, label: 'Full history' }}
    />
  )
}
