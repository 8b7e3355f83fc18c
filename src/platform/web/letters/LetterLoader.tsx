import { type UseQueryOptions, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { LetterDraft } from '#platform/contract/letter.ts'
import { Dialog } from '#ui/dialogs/Dialog.tsx'
import { MissingPart } from '#ui/MissingPart.tsx'
import { LoadingState } from '#ui/parts/states.tsx'

/** Loads a letter before its dialog opens; what others save while it is open does not change it. */
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
  const { data, isError } = useQuery({ ...query, meta: { saysItself: true }, staleTime: 'static', gcTime: 0 })
  if (isError) return <MissingPart onClose={onClose} />
  if (!data)
    return (
      <Dialog title={title} about={about} size="lg" onClose={onClose}>
        <LoadingState />
      </Dialog>
    )
  return children(data)
}
