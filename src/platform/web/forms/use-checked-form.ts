import { useEffect } from 'react'
import { type DefaultValues, type FieldValues, useForm } from 'react-hook-form'
import type * as z from 'zod'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import { type Together, checkedBy } from './form-schema.ts'
import { useFormDraft } from './use-form-draft.ts'
import { useHiddenErrors } from './use-hidden-errors.ts'

/** Where a form sends its values, and for which record. */
export const formName = ({ method, path }: Endpoint, params: unknown): string =>
  `${method} ${path} ${JSON.stringify(params ?? {})}`

/**
 * A form validated by a schema and by its cross-field rules; with a `stored` record, only changed fields are
 * validated. A cross-field error clears when either field is edited. `name` tells it from other forms at the
 * same address.
 */
export function useCheckedForm<S extends z.ZodObject>(
  name: string,
  schema: S,
  defaultValues: Record<string, unknown>,
  together?: Together<S>,
  stored?: () => object,
) {
  const form = useForm<FieldValues, unknown, z.output<S> & FieldValues>({
    resolver: checkedBy(schema, together, stored),
    defaultValues: defaultValues as DefaultValues<FieldValues>,
  })
  useFormDraft(form, name)
  useHiddenErrors(form)
  const { subscribe, trigger } = form
  const hasTogether = together !== undefined
  useEffect(() => {
    if (!hasTogether) return undefined
    return subscribe({
      formState: { values: true },
      callback: ({ name, errors }) => {
        // Keep server errors until the next submit.
        const others = Object.keys(errors ?? {}).filter(
          (field) => field !== name && errors?.[field]?.type === 'custom',
        )
        if (name !== undefined && others.length > 0) void trigger(others)
      },
    })
  }, [subscribe, trigger, hasTogether])
  return form
}
