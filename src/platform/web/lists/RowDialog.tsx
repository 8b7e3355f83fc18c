import { type UseQueryOptions, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { type Allowed, reasonOf } from '#shared/allowed.ts'
import { capitalised, type Noun } from '#shared/text.ts'
import { Dialog } from '#ui/dialogs/Dialog.tsx'
import { ErrorState, LoadingState } from '#ui/parts/states.tsx'

/** An action on one of a list's records. */
export interface RowAction<Action> {
  id: number
  action: Action
}

export type RowDialogProps<Action> = RowAction<Action> & { onClose: () => void }

/**
 * The dialog of an action on one of a list's records, which is loaded first; the child draws it. Where the record's
 * state does not allow the action after all, the dialog says why.
 */
export function RowDialog<Shown>({
  noun,
  query,
  nameOf,
  can,
  onClose,
  children,
}: {
  noun: Noun
  query: UseQueryOptions<Shown>
  nameOf: (record: Shown) => string
  can: (record: Shown) => Allowed
  onClose: () => void
  children: (record: Shown) => ReactNode
}) {
  const { data: record, isError, refetch } = useQuery(query)
  if (record === undefined)
    return (
      <Dialog title={capitalised(noun.one)} onClose={onClose}>
        {isError ? (
          <ErrorState message={`Could not load the ${noun.one}.`} onRetry={() => void refetch()} />
        ) : (
          <LoadingState />
        )}
      </Dialog>
    )
  const refusal = reasonOf(can(record))
  if (refusal === undefined) return children(record)
  return (
    <Dialog title={nameOf(record)} onClose={onClose}>
      <p>{refusal}</p>
    </Dialog>
  )
}
