import { useInfiniteQuery } from '@tanstack/react-query'
import type { FieldWords } from '#platform/web/forms/field-words.ts'
import { Link } from '#ui/navigation.tsx'
import { EventList } from '#ui/parts/EventList.tsx'
import { ErrorState, LoadingState } from '#ui/parts/states.tsx'
import { Section } from '#ui/shells/Section.tsx'
import type { TimelineEntry } from '#ui/parts/Timeline.tsx'
import { historyQuery } from './queries.ts'
import { historyEntry } from './timeline-entry.tsx'

const shown = 8
/** How many changed fields an entry shows; all are in the full history. */
const detailed = 3

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
  const entries = history.data?.pages[0]?.entries ?? []
  return (
    <Section title="What happened" actions={entries.length > 0 && <Link to={all}>Full history</Link>}>
      {history.isError && entries.length === 0 && (
        <ErrorState message="Could not load the history." onRetry={() => void history.refetch()} />
      )}
      {history.isPending && <LoadingState />}
      <EventList
        events={entries.slice(0, shown).map((entry) => {
          const { changes, ...event } = historyEntry(entry, words)
          return { ...event, detail: detailOf(changes) }
        })}
      />
    </Section>
  )
}

/** What changed, with its new values. Values a record was created with are left out. */
function detailOf(changes: TimelineEntry['changes']): string | null {
  const differing = changes.filter(
    ({ before, label }) => label === 'Reason' || (before !== undefined && label !== 'Status'),
  )
  if (differing.length === 0) return null
  const words = differing.slice(0, detailed).map(({ label, after }) => `${label}: ${after ?? 'empty'}`)
  const others = differing.length - words.length
  return words.join(', ') + (others > 0 ? ` and ${others} more` : '')
}
