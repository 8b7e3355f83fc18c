import { useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { FormScreen } from '#ui/shells/FormScreen.tsx'
import { EditConflict } from './EditConflict.tsx'
import type { FieldWords } from './field-words.ts'
import type { EditConflicted, Unsaved } from './use-edit.ts'

/** Settings of a list's records as one form; `edit` comes from `useEdit`. Cancel returns to the list. */
export function SettingsFormScreen<Values extends FieldValues, Parsed>({
  title,
  list,
  edit,
  words,
  children,
}: {
  title: string
  list: { label: string; to: string }
  edit: {
    form: UseFormReturn<Values, unknown, Parsed>
    submit: (values: Parsed) => unknown
    submitError: string | null
    conflict: EditConflicted | null
    unsaved: Unsaved | null
    resolve: (chosen: Record<string, unknown>) => unknown
  }
  /** Field labels and formatted values, for conflicts. */
  words: Readonly<Record<string, FieldWords>>
  children: ReactNode
}) {
  const navigate = useNavigate()
  return (
    <FormScreen
      title={title}
      breadcrumbs={[list]}
      form={edit.form}
      onSubmit={edit.submit}
      submitError={edit.submitError}
      onCancel={() => void navigate({ href: list.to })}
    >
      <EditConflict edit={edit} words={words} />
      {children}
    </FormScreen>
  )
}
