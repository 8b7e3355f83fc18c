import type * as z from 'zod'
import type { Endpoint, Input, Output } from '#platform/contract/endpoint.ts'
import type { ParamsOf, Together } from './form-schema.ts'
import { valuesOf } from '../records/record-values.ts'
import { formName, useCheckedForm } from './use-checked-form.ts'
import type { Saying } from '#ui/toasts/toast-store.ts'
import type { AskOverride } from './conflict.ts'
import { useSave } from './use-save.ts'

export interface CreateOptions<E extends Endpoint, S extends z.ZodObject> {
  /** The schema of the record's input; the form has these fields. */
  schema: S
  /** Initial values; every other field is empty. */
  empty: Partial<z.input<S>>
  /** The cross-field rules. */
  together?: Together<S> | undefined
  params?: ParamsOf<E> | undefined
  /** The toast: "Kestrel Homes saved"; none where more is done before it is said. */
  saved?: ((output: Output<E>, values: z.output<S>) => Saying) | undefined
  onSaved?: ((output: Output<E>, values: z.output<S>) => unknown) | undefined
  /** For an endpoint that accepts an `override`: called again with the reason entered. */
  confirmOverride?: AskOverride
}

/** A form that creates a record; `useEdit` edits an existing one. */
export function useCreate<E extends Endpoint, S extends z.ZodObject>(
  endpoint: E,
  { schema, empty, together, params, saved, onSaved, confirmOverride }: CreateOptions<E, S>,
) {
  const form = useCheckedForm(formName(endpoint, params), schema, valuesOf(schema, empty), together)
  const { save, submitError } = useSave(endpoint, {
    form,
    ...(confirmOverride && { confirmOverride }),
    ...(saved && { saved: (output: Output<E>) => saved(output, form.getValues() as z.output<S>) }),
    onSaved: (output) => onSaved?.(output, form.getValues() as z.output<S>),
  })
  const submit = (body: z.output<S>) => save({ params, body } as unknown as Input<E>)
  return { form, submit, submitError }
}
