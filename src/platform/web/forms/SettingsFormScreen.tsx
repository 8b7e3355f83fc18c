import { type UseSuspenseQueryOptions, useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type * as z from 'zod'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import { FormScreen } from '#ui/shells/FormScreen.tsx'
import { useRouteTitles } from '../guard/route-titles.ts'
import { EditConflict } from './EditConflict.tsx'
import type { FieldWords } from './field-words.ts'
import { type EditOptions, useEdit } from './use-edit.ts'

/**
 * The settings of a list's records as one form, a `useEdit`, at the list's address with `/settings`. Its title and the
 * list's are the routes'; cancelling leads back to the list.
 */
export function SettingsFormScreen<
  E extends Endpoint,
  S extends z.ZodObject,
  Settings extends EditOptions<E, S>['record'],
>({
  endpoint,
  schema,
  query,
  words,
  children,
}: {
  endpoint: E
  schema: S
  /** Reads them. */
  query: UseSuspenseQueryOptions<Settings>
  /** What each field is called and how its value reads, where two people changed it. */
  words: Readonly<Record<keyof z.output<S> & string, FieldWords>>
  children: ReactNode
}) {
  const navigate = useNavigate()
  const { title, above } = useRouteTitles()
  const { data: settings } = useSuspenseQuery(query)
  const edit = useEdit(endpoint, { schema, record: settings, saved: () => `${title} saved` })
  return (
    <FormScreen
      title={title}
      breadcrumbs={[above]}
      form={edit.form}
      onSubmit={edit.submit}
      submitError={edit.submitError}
      onCancel={() => void navigate({ href: above.to })}
    >
      <EditConflict edit={edit} words={words} />
      {children}
    </FormScreen>
  )
}
