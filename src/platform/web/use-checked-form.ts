import { useEffect } from 'react'
import { type DefaultValues, type FieldValues, useForm } from 'react-hook-form'
import type * as z from 'zod'
import { type Together, checkedBy } from './form-schema.ts'

/**
 * A form that is checked by a schema and by what its fields must be together, of a `stored` record as far as it is
 * changed. An error that two fields make goes when
 * either of them is mended.
 */
export function useCheckedForm<S extends z.ZodObject>(
  schema: S,
  defaultValues: Record<string, unknown>,
  together?: Together<S>,
  stored?: () => object,
) {
  const form = useForm<FieldValues, unknown, z.output<S> & FieldValues>({
    resolver: checkedBy(schema, together, stored),
    defaultValues: defaultValues as DefaultValues<FieldValues>,
  })
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
