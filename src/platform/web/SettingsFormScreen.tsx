import { useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { FormScreen } from '#ui/shells/FormScreen.tsx'

/** The settings of a list's records as one form, `edit` is of `useCreate`; cancelling leads back to the list. */
export function SettingsFormScreen<Values extends FieldValues, Parsed>({
  title,
  list,
  edit,
  children,
}: {
  title: string
  list: { label: string; to: string }
  edit: {
    form: UseFormReturn<Values, unknown, Parsed>
    submit: (values: Parsed) => unknown
    submitError: string | null
  }
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
      {children}
    </FormScreen>
  )
}
