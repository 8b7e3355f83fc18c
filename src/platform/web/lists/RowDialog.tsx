import { type UseQueryOptions, useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
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

interface Props<Shown> {
  noun: Noun
  query: UseQueryOptions<Shown>
  nameOf: (record: Shown) => string
  can: (record: Shown) => Allowed
  onClose: () => void
  children: (record: Shown) => ReactNode
}

/**
 * The dialog of an action on one of a list's records, which is loaded first; the child draws it. Where the record's
 * state does not allow the action after all, the dialog says why.
 */
export function RowDialog<Shown>(props: Props<Shown>) {
  const { noun, query, onClose } = props
  const { data: record, isError, refetch } = useQuery(query)
  if (record !== undefined) return <Loaded {...props} record={record} />
  return (
    <Dialog title={capitalised(noun.one)} onClose={onClose}>
      {isError ? (
        <ErrorState message={`Could not load the ${noun.one}.`} onRetry={() => void refetch()} />
      ) : (
        <LoadingState />
      )}
    </Dialog>
  )
}

function Loaded<Shown>({ record, nameOf, can, onClose, children }: Props<Shown> & { record: Shown }) {
  // As the record was when it was chosen: the dialog itself may change its state.
  const [refusal] = useState(() => reasonOf(can(record)))
  if (refusal === undefined) return children(record)
  return (
    <Dialog title={nameOf(record)} onClose={onClose}>
      <p>{refusal}</p>
    </Dialog>
  )
}
