import type { ComponentProps, ReactNode } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { FormDialog } from '#ui/dialogs/FormDialog.tsx'
import { EditConflict } from './EditConflict.tsx'

/** A dialog that edits a stored record; `edit` comes from `useEdit`. Conflicts are shown inside it. */
export function EditFormDialog<Values extends FieldValues, Parsed>({
  edit,
  words,
  children,
  ...dialog
}: {
  title: string
  size?: 'sm' | 'md' | 'lg'
  edit: ComponentProps<typeof EditConflict>['edit'] & {
    form: UseFormReturn<Values, unknown, Parsed>
    submit: (values: Parsed) => unknown
    submitError: string | null
  }
  words: ComponentProps<typeof EditConflict>['words']
  /** Read-only; the screen behind says why. */
  readOnly?: boolean
  onClose: () => void
  children: ReactNode
}) {
  return (
    <FormDialog {...dialog} form={edit.form} onSubmit={edit.submit} submitError={edit.submitError}>
      <EditConflict edit={edit} words={words} />
      {children}
    </FormDialog>
  )
}
