import { useEffect } from 'react'
import { type DefaultValues, type FieldValues, useForm } from 'react-hook-form'
import type * as z from 'zod'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import { type Together, checkedBy } from './form-schema.ts'
import { useFormDraft } from './use-form-draft.ts'

/** What a form sends its values to, and of which record. */
export const formName = ({ method, path }: Endpoint, params: unknown): string =>
  `${method} ${path} ${JSON.stringify(params ?? {})}`

/**
 * A form that is checked by a schema and by what its fields must be together, of a `stored` record as far as it is
 * changed. An error that two fields make goes when
 * either of them is mended. `name` distinguishes it from other forms at its address.
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
  const { subscribe, trigger } = form
  const hasTogether = together !== undefined
  useEffect(() => {
    if (!hasTogether) return undefined
    return subscribe({
      formState: { values: true },
      callback: ({ name, errors }) => {
        // What the server said stays until it is asked again.
        const others = Object.keys(errors ?? {}).filter(
          (field) => field !== name && errors?.[field]?.type === 'custom',
        )
        if (name !== undefined && others.length > 0) void trigger(others)
      },
    })
  }, [subscribe, trigger, hasTogether])
  return form
}
