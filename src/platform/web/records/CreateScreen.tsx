import { useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type * as z from 'zod'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import type { Noun } from '#shared/text.ts'
import { type CreateOptions, useCreate } from '../forms/use-create.ts'
import { NewRecordScreen } from './NewRecordScreen.tsx'

/**
 * The screen of a new record, with its fields as children; it opens the record at `openAt` once saved. One that does more
 * puts `useCreate` and `NewRecordScreen` together.
 */
export function CreateScreen<E extends Endpoint, S extends z.ZodObject>({
  endpoint,
  noun,
  list,
  openAt,
  children,
  ...options
}: Pick<CreateOptions<E, S>, 'schema' | 'empty' | 'together' | 'saved'> & {
  endpoint: E
  noun: Noun
  /** The address of the list. */
  list: string
  openAt: (id: number) => string
  children: ReactNode
}) {
  const navigate = useNavigate()
  const create = useCreate(endpoint, {
    ...options,
    onSaved: (saved) => navigate({ href: openAt((saved as { id: number }).id), replace: true }),
  })
  return (
    <NewRecordScreen noun={noun} list={list} create={create}>
      {children}
    </NewRecordScreen>
  )
}
