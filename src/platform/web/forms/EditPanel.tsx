import type { ComponentProps, ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { FormPanel, type FormPanelProps } from '#ui/shells/FormPanel.tsx'
import { EditConflict } from './EditConflict.tsx'

/**
 * The edit form inside a record's screen, with any conflict shown above the fields. `edit` comes from
 * `useEdit`; `onSubmit` replaces its own where something must be asked first.
 */
export function EditPanel<Values extends FieldValues, Parsed>({
  edit,
  words,
  readOnly = false,
  onSubmit = edit.submit,
  children,
}: {
  edit: Pick<FormPanelProps<Values, Parsed>, 'form' | 'submitError'> & {
    submit: (values: Parsed) => unknown
  } & ComponentProps<typeof EditConflict>['edit']
  words: ComponentProps<typeof EditConflict>['words']
  /** Read-only; the screen says why. */
  readOnly?: boolean
  onSubmit?: (values: Parsed) => unknown
  children: ReactNode
}) {
  return (
    <FormPanel form={edit.form} onSubmit={onSubmit} submitError={edit.submitError} readOnly={readOnly}>
      <EditConflict edit={edit} words={words} />
      {children}
    </FormPanel>
  )
}
