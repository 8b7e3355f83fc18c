import { useQuery } from '@tanstack/react-query'
import { formatDate, melbourneDate } from '#shared/local-date.ts'
import { ErrorState, LoadingState } from '#ui/parts/states.tsx'
import { Section } from '#ui/shells/Section.tsx'
import { useNow } from '#ui/use-now.ts'
import type { WordingKind } from '../contract/choices.ts'
import type { Wording } from '../contract/wording.ts'
import { startsLater } from '../rules/wording-rules.ts'
import { versionsQuery } from './queries.ts'
import { VersionSheet } from './VersionSheet.tsx'
import { WordingSheet } from './WordingSheet.tsx'

/** What documents of today print, and below it the text that takes over on a later day. */
export function PrintedWording({ kind, wording }: { kind: WordingKind; wording: Wording }) {
  const { body, effective_from } = wording
  const today = melbourneDate(useNow())
  const newest = <WordingSheet kind={kind} body={body} />
  if (effective_from === null || !startsLater(wording, today))
    return <Section title="As printed">{newest}</Section>
  return (
    <>
      <Section title="As printed today">
        <CurrentSheet kind={kind} id={wording.id} />
      </Section>
      <Section title={`From ${formatDate(effective_from)}`}>{newest}</Section>
    </>
  )
}

function CurrentSheet({ kind, id }: { kind: WordingKind; id: number }) {
  const { data: versions, error, refetch } = useQuery(versionsQuery(kind, id))
  const current = versions?.find(({ is_current }) => is_current)
  if (error) return <ErrorState message={error.message} onRetry={() => void refetch()} />
  return current ? <VersionSheet kind={kind} id={id} revision={current.revision} /> : <LoadingState />
}
