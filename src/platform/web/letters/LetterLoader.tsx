import { type UseQueryOptions, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { LetterDraft } from '#platform/contract/letter.ts'
import { Dialog } from '#ui/dialogs/Dialog.tsx'
import { MissingPart } from '#ui/MissingPart.tsx'
import { LoadingState } from '#ui/parts/states.tsx'

/** Loads a letter before its dialog opens. */
export function LetterLoader({
  title,
  about,
  query,
  onClose,
  children,
}: {
  title: string
  about: string
  query: UseQueryOptions<LetterDraft>
  onClose: () => void
  children: (draft: LetterDraft) => ReactNode
}) {
  const { data, isError } = useQuery({ ...query, meta: { saysItself: true }, staleTime: 0, gcTime: 0 })
  if (isError) return <MissingPart onClose={onClose} />
  if (!data)
    return (
      <Dialog title={title} about={about} size="lg" onClose={onClose}>
        <LoadingState />
      </Dialog>
    )
  return children(data)
}
