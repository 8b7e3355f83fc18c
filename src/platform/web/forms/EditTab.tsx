import type { ReactNode } from 'react'
import type * as z from 'zod'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import { nameSaved } from '../records/named.ts'
import type { RecordLocks } from '../records/RecordScreen.tsx'
import { EditPanel } from './EditPanel.tsx'
import type { ParamsOf } from './form-schema.ts'
import type { EditForm } from './record-form.ts'
import { type EditOptions, useEdit } from './use-edit.ts'

/**
 * The form of a record as a tab of its screen; `children` are above the fields. One that asks something before it saves
 * puts `useEdit` and `EditPanel` together.
 */
export function EditTab<
  E extends Endpoint,
  S extends z.ZodObject,
  Shown extends EditOptions<E, S>['record'] & { id: number },
>({
  form: { edit: endpoint, schema, together, words, Fields, saved = nameSaved },
  record,
  locks,
  children,
}: {
  form: EditForm<E, S, Shown>
  record: NoInfer<Shown>
  locks: RecordLocks
  children?: ReactNode
}) {
  const edit = useEdit(endpoint, {
    schema,
    record,
    ...(together && { together }),
    params: { id: record.id } as ParamsOf<E>,
    saved,
  })
  return (
    <EditPanel edit={edit} words={words} locks={locks}>
      {children}
      <Fields record={record} />
    </EditPanel>
  )
}
