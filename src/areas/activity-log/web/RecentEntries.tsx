import { EventList } from '#ui/parts/EventList.tsx'
import { ErrorState, LoadingState } from '#ui/parts/states.tsx'
import type { TimelineEntry } from '#ui/parts/Timeline.tsx'
import { Link } from '#ui/navigation.tsx'
import { Section } from '#ui/shells/Section.tsx'

/** How many changed fields an entry shows; all are in the full history. */
const detailed = 3

/** The latest of a log, one line each; `all` leads to the whole. */
export function RecentEntries({
  entries,
  log,
  all,
}: {
  entries: readonly TimelineEntry[]
  log: { isError: boolean; isPending: boolean; refetch: () => unknown }
  all: { to: string; label: string }
}) {
  return (
    <Section title="What happened" actions={entries.length > 0 && <Link to={all.to}>{all.label}</Link>}>
      {log.isError && entries.length === 0 && (
        <ErrorState message="Could not load the history." onRetry={() => void log.refetch()} />
      )}
      {log.isPending && <LoadingState />}
      <EventList events={entries.map(({ changes, ...event }) => ({ ...event, detail: detailOf(changes) }))} />
    </Section>
  )
}

/** Said though there is nothing to compare with. */
const spoken: ReadonlySet<string> = new Set(['Reason', 'Added', 'Removed'])

/** What changed, with its new values. Values a record was created with are left out. */
function detailOf(changes: TimelineEntry['changes']): string | null {
  const differing = changes.filter(
    ({ before, label }) => spoken.has(label) || (before !== undefined && label !== 'Status'),
  )
  if (differing.length === 0) return null
  const words = differing.slice(0, detailed).map(({ label, after }) => `${label}: ${after ?? 'empty'}`)
  const others = differing.length - words.length
  return words.join(', ') + (others > 0 ? ` and ${others} more` : '')
}
