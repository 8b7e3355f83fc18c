import { useNavigate } from '@tanstack/react-router'
import type * as z from 'zod'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import type { Noun } from '#shared/text.ts'
import type { NewForm } from '../forms/record-form.ts'
import { useCreate } from '../forms/use-create.ts'
import { nameSaved } from './named.ts'
import { NewRecordScreen } from './NewRecordScreen.tsx'

/**
 * The screen of a new record. It opens the record once saved, at `openAt` where that is not its first tab. One that does
 * more puts `useCreate` and `NewRecordScreen` together.
 */
export function CreateScreen<E extends Endpoint, S extends z.ZodObject>({
  record: { noun, paths },
  form: { create: endpoint, schema, together, Fields, saved = nameSaved },
  empty,
  openAt = paths.edit,
}: {
  record: { noun: Noun; paths: { list: string; edit: (id: number) => string } }
  form: NewForm<E, S>
  /** Initial values; every other field is empty. */
  empty: Partial<z.input<S>>
  openAt?: (id: number) => string
}) {
  const navigate = useNavigate()
  const create = useCreate(endpoint, {
    schema,
    together,
    empty,
    saved,
    onSaved: (made) => navigate({ href: openAt((made as { id: number }).id), replace: true }),
  })
  return (
    <NewRecordScreen noun={noun} list={paths.list} create={create}>
      <Fields />
    </NewRecordScreen>
  )
}
