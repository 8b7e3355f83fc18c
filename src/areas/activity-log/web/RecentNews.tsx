import type { UseQueryResult } from '@tanstack/react-query'
import type { FieldWords } from '#platform/web/forms/field-words.ts'
import { RecentEntries } from './RecentEntries.tsx'
import { historyEntry, logEntry } from './timeline-entry.tsx'

type Entry = Parameters<typeof logEntry>[0]

/** What was last done to a record and to those that follow from it. `words`: of the record's own fields. */
export function RecentNews({
  news,
  record_type,
  words,
  all,
}: {
  news: Pick<UseQueryResult<{ entries: Entry[] }>, 'data' | 'isError' | 'isPending' | 'refetch'>
  record_type: string
  words: Readonly<Record<string, FieldWords>>
  all: { to: string; label: string }
}) {
  const entries = news.data?.entries ?? []
  return (
    <RecentEntries
      entries={entries.map((entry) =>
        entry.record_type === record_type ? historyEntry(entry, words) : logEntry(entry),
      )}
      log={news}
      all={all}
    />
  )
}
