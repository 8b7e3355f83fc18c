import { useInfiniteQuery } from '@tanstack/react-query'
import type { FieldWords } from '#platform/web/forms/field-words.ts'
import { Button } from '#ui/parts/Button.tsx'
import { EmptyState, ErrorState, LoadingState } from '#ui/parts/states.tsx'
import { Timeline } from '#ui/parts/Timeline.tsx'
import { Section } from '#ui/shells/Section.tsx'
import { withoutSteps } from '../rules/steps-of-one-act.ts'
import css from './log.module.css'
import { historyQuery } from './queries.ts'
import { historyEntry } from './timeline-entry.tsx'

/**
 * Who did what to a record, latest first. `words`: the area's field labels and value formats; without them
 * field names are made readable.
 */
export function HistoryTab({
  record_type,
  record_id,
  words,
}: {
  record_type: string
  record_id: number
  words?: Readonly<Record<string, FieldWords>>
}) {
  const history = useInfiniteQuery(historyQuery(record_type, record_id))
  const entries = withoutSteps(history.data?.pages.flatMap((page) => page.entries) ?? [])
  return (
    <Section title="History">
      {history.isError && entries.length === 0 && (
        <ErrorState message="Could not load the history." onRetry={() => void history.refetch()} />
      )}
      {history.isPending && <LoadingState />}
      {history.isSuccess && entries.length === 0 && (
        <EmptyState title="No changes yet" text="Changes to this record appear here." />
      )}
      <Timeline entries={entries.map((entry) => historyEntry(entry, words))} />
      {history.hasNextPage && (
        <div className={css.older}>
          <Button loading={history.isFetchingNextPage} onClick={() => void history.fetchNextPage()}>
            Show older
          </Button>
        </div>
      )}
    </Section>
  )
}
