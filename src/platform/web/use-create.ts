import { type FieldValues, useForm } from 'react-hook-form'
import type * as z from 'zod'
import type { Endpoint, Input, Output } from '#platform/contract/endpoint.ts'
import { checkedBy, type ParamsOf } from './form-schema.ts'
import { valuesOf } from './record-values.ts'
import { useSave } from './use-save.ts'

interface CreateOptions<E extends Endpoint, S extends z.ZodObject> {
  /** The schema of the record's input; the form has these fields. */
  schema: S
  /** What a new record begins with; every other field is empty. */
  empty: Partial<z.input<S>>
  params?: ParamsOf<E>
  /** The toast: "Kestrel Homes saved". */
  saved: (output: Output<E>) => string
  onSaved?: (output: Output<E>) => unknown
}

/** A form that makes a record; `useEdit` is for one that is there. */
export function useCreate<E extends Endpoint, S extends z.ZodObject>(
  endpoint: E,
  { schema, empty, params, saved, onSaved }: CreateOptions<E, S>,
) {
  const form = useForm<FieldValues, unknown, z.output<S> & FieldValues>({
    resolver: checkedBy(schema),
    defaultValues: valuesOf(schema, empty),
  })
  const { save, submitError } = useSave(endpoint, { form, saved, onSaved })
  const submit = (body: z.output<S>) => save({ params, body } as unknown as Input<E>)
  return { form, submit, submitError }
}
