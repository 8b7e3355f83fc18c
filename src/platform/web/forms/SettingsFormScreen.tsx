import { useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type * as z from 'zod'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import { FormScreen } from '#ui/shells/FormScreen.tsx'
import { EditConflict } from './EditConflict.tsx'
import type { FieldWords } from './field-words.ts'
import { type EditOptions, useEdit } from './use-edit.ts'

/** The settings of a list's records as one form, a `useEdit`; cancelling leads back to the list. */
export function SettingsFormScreen<E extends Endpoint, S extends z.ZodObject>({
  title,
  list,
  endpoint,
  schema,
  settings,
  words,
  children,
}: {
  title: string
  list: { label: string; to: string }
  endpoint: E
  schema: S
  settings: EditOptions<E, S>['record']
  /** What each field is called and how its value reads, where two people changed it. */
  words: Readonly<Record<string, FieldWords>>
  children: ReactNode
}) {
  const navigate = useNavigate()
  const edit = useEdit(endpoint, { schema, record: settings, saved: () => `${title} saved` })
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
