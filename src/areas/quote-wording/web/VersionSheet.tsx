import { useQuery } from '@tanstack/react-query'
import { ErrorState, LoadingState } from '#ui/parts/states.tsx'
import type { WordingKind } from '../contract/choices.ts'
import { versionQuery } from './queries.ts'
import { WordingSheet } from './WordingSheet.tsx'

/** One version of terms or a footer as it is printed. */
export function VersionSheet({ kind, id, revision }: { kind: WordingKind; id: number; revision: number }) {
  const { data, error, refetch } = useQuery(versionQuery(kind, id, revision))
  if (error) return <ErrorState message={error.message} onRetry={() => void refetch()} />
  return data ? <WordingSheet kind={kind} body={data.body} /> : <LoadingState />
}
