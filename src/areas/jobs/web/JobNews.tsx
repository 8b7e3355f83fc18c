import { useQuery } from '@tanstack/react-query'
import { RecentEntries, historyEntry, logEntry } from '#areas/activity-log/web/index.ts'
import { jobNewsQuery } from '#areas/chain/web/index.ts'
import { jobHistoryWords } from './job-field-words.ts'
import { jobPaths } from './job-paths.ts'

/** What was last done to the job and its orders, dockets and invoices, payments included. */
export function JobNews({ job_id }: { job_id: number }) {
  const news = useQuery(jobNewsQuery(job_id))
  const entries = news.data?.entries ?? []
  return (
    <RecentEntries
      entries={entries.map((entry) =>
        entry.record_type === 'job' ? historyEntry(entry, jobHistoryWords) : logEntry(entry),
      )}
      log={news}
      all={{ to: jobPaths.edit(job_id, 'history'), label: 'Changes to the job' }}
    />
  )
}
