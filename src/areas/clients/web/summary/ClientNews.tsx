import { useQuery } from '@tanstack/react-query'
import { RecentEntries, historyEntry, logEntry } from '#areas/activity-log/web/index.ts'
import { clientNewsQuery } from '#areas/chain/web/index.ts'
import type { FieldWords } from '#platform/web/forms/field-words.ts'
import { clientPaths } from '../client-paths.ts'

/** What was last done to the client and its quotes, jobs, dockets and invoices. `words`: of the client's own fields. */
export function ClientNews({
  client_id,
  words,
}: {
  client_id: number
  words: Readonly<Record<string, FieldWords>>
}) {
  const news = useQuery(clientNewsQuery(client_id))
  const entries = news.data?.entries ?? []
  return (
    <RecentEntries
      entries={entries.map((entry) =>
        entry.record_type === 'client' ? historyEntry(entry, words) : logEntry(entry),
      )}
      log={news}
      all={{ to: clientPaths.edit(client_id, 'history'), label: 'Changes to the client' }}
    />
  )
}
