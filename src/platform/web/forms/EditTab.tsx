import type { ComponentProps, ReactNode } from 'react'
import type * as z from 'zod'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import { EditPanel } from './EditPanel.tsx'
import type { ParamsOf } from './form-schema.ts'
import { type EditOptions, useEdit } from './use-edit.ts'

/** The form of a record as a tab of its screen; one that asks something before it saves puts `useEdit` and `EditPanel` together. */
export function EditTab<E extends Endpoint, S extends z.ZodObject>({
  endpoint,
  words,
  locks,
  children,
  ...options
}: Pick<EditOptions<E, S>, 'schema' | 'together' | 'saved'> &
  Required<Pick<ComponentProps<typeof EditPanel>, 'words' | 'locks'>> & {
    endpoint: E
    record: EditOptions<E, S>['record'] & { id: number }
    children: ReactNode
  }) {
  const params = { id: options.record.id } as ParamsOf<E>
  const edit = useEdit(endpoint, { ...options, params })
  return (
    <EditPanel edit={edit} words={words} locks={locks}>
      {children}
    </EditPanel>
  )
}
