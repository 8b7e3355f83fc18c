import type { ComponentProps, ReactNode } from 'react'
import type * as z from 'zod'
import type { Endpoint, Output } from '#platform/contract/endpoint.ts'
import { FormDialog } from '#ui/dialogs/FormDialog.tsx'
import { nameSaved, type Saved } from '../records/named.ts'
import { EditConflict } from './EditConflict.tsx'
import { type EditOptions, useEdit } from './use-edit.ts'

type DialogProps = Pick<ComponentProps<typeof FormDialog>, 'title' | 'size'> & {
  /** Read-only; the screen behind says why. */
  readOnly?: boolean
  onClose: () => void
}

/** A dialog that edits a stored record; conflicts are shown inside it. `CreateDialog` makes a new one. */
export function EditDialog<E extends Endpoint, S extends z.ZodObject>({
  endpoint,
  words,
  saved = nameSaved,
  onClose,
  title,
  size,
  readOnly,
  children,
  ...options
}: Omit<EditOptions<E, S>, 'saved' | 'onSaved'> &
  DialogProps & {
    endpoint: E
    words: ComponentProps<typeof EditConflict>['words']
    children: ReactNode
  } & Saved<Output<E>>) {
  const edit = useEdit(endpoint, { ...options, saved, onSaved: onClose } as EditOptions<E, S>)
  return (
    <FormDialog
      title={title}
      size={size}
      readOnly={readOnly}
      form={edit.form}
      onSubmit={edit.submit}
      submitError={edit.submitError}
      onClose={onClose}
    >
      <EditConflict edit={edit} words={words} />
      {children}
    </FormDialog>
  )
}
