import type { ComponentProps, ReactNode } from 'react'
import type * as z from 'zod'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import { FormDialog } from '#ui/dialogs/FormDialog.tsx'
import { type CreateOptions, useCreate } from './use-create.ts'

type DialogProps = Pick<
  ComponentProps<typeof FormDialog>,
  'title' | 'size' | 'saveLabel' | 'note' | 'onClose'
>

/**
 * A form in a dialog that creates a record, or does something with one; it closes once that is done. One that asks or
 * shows more puts `useCreate` and FormDialog together.
 */
export function CreateDialog<E extends Endpoint, S extends z.ZodObject>({
  endpoint,
  schema,
  empty,
  together,
  params,
  saved,
  onSaved,
  onClose,
  ...dialog
}: CreateOptions<E, S> & DialogProps & { endpoint: E; children: ReactNode }) {
  const { form, submit, submitError } = useCreate(endpoint, {
    schema,
    empty,
    together,
    params,
    saved,
    onSaved: async (output, values) => {
      await onSaved?.(output, values)
      onClose()
    },
  })
  return <FormDialog {...dialog} form={form} onSubmit={submit} submitError={submitError} onClose={onClose} />
}
