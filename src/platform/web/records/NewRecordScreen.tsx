import { useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { capitalised, type Noun } from '#shared/text.ts'
import type { FormPanelProps } from '#ui/shells/FormPanel.tsx'
import { FormScreen } from '#ui/shells/FormScreen.tsx'

/** The title and back link of a new record's screen; `list` is the list's address. */
export const newRecordHeader = ({ noun, list }: { noun: Noun; list: string }) => ({
  title: `New ${noun.one}`,
  breadcrumbs: [{ label: capitalised(noun.many), to: list }],
})

/** The screen that creates a record: `create` comes from `useCreate`, the children are its fields. */
export function NewRecordScreen<Values extends FieldValues, Parsed>({
  noun,
  list,
  create,
  next,
  children,
}: {
  noun: Noun
  list: string
  create: Pick<FormPanelProps<Values, Parsed>, 'form' | 'submitError'> & {
    submit: (values: Parsed) => unknown
  }
  next?: FormPanelProps<Values, Parsed>['next']
  children: ReactNode
}) {
  const navigate = useNavigate()
  return (
    <FormScreen
      {...newRecordHeader({ noun, list })}
      form={create.form}
      onSubmit={create.submit}
      submitError={create.submitError}
      next={next}
      onCancel={() => void navigate({ href: list })}
    >
      {children}
    </FormScreen>
  )
}
