import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import type { Endpoint, Input, Output } from '#platform/contract/endpoint.ts'
import { type Saying, showToast, toastOf } from '#ui/toasts/toast-store.ts'
import { type CallOptions, call } from '../calls/api.ts'
import { type AskOverride, type Conflict, conflictOf, isOverridable } from './conflict.ts'
import { placeErrors } from './place-errors.ts'
import { Refusal } from '../calls/refusal.ts'
import { showRefusal } from '../refusals/show-refusal.ts'

interface SaveOptions<E extends Endpoint, Values extends FieldValues, Parsed> {
  /** The form that receives the server's field errors. */
  form?: UseFormReturn<Values, unknown, Parsed>
  /** The toast: what was saved, by name ("Quote Q-000123 sent"). */
  saved?: (output: Output<E>) => Saying
  onSaved?: (output: Output<E>) => unknown
  /** Someone else saved first. Without this, the server's message goes to `submitError`. */
  onConflict?: (conflict: Conflict<Output<E>>) => unknown
  /** For an endpoint that accepts an `override`: called again with the reason entered. */
  confirmOverride?: AskOverride
  /** Sign-in and sign-up, where every refusal with a message is shown next to the form. */
  at?: 'sign-in'
  /** Topics to invalidate; the endpoint's own by default. */
  invalidates?: readonly string[]
}

/**
 * Calls a writing endpoint: field errors go to the form, other refusals to `submitError` next to the action or
 * to a toast. A second `save` while one is in progress is ignored. `save` resolves with the output, or
 * undefined when refused.
 */
export function useSave<E extends Endpoint, Values extends FieldValues = FieldValues, Parsed = Values>(
  endpoint: E,
  { form, saved, onSaved, onConflict, confirmOverride, at, invalidates }: SaveOptions<E, Values, Parsed> = {},
) {
  const queries = useQueryClient()
  const underWay = useRef(false)
  const [saving, setSaving] = useState(false)
  const [submitError, setSubmitError] = useState<string | null>(null)

  const refused = (error: unknown): Conflict<Output<E>> | null => {
    const { fields, beside } = showRefusal(error, at)
    const conflict = onConflict ? conflictOf<Output<E>>(error) : null
    if (fields && error instanceof Refusal) setSubmitError(placeErrors(error.errors, form))
    else setSubmitError(conflict ? null : beside)
    return conflict
  }

  const succeeded = async (output: Output<E>) => {
    for (const topic of invalidates ?? (endpoint.topic ? [endpoint.topic] : [])) {
      void queries.invalidateQueries({ queryKey: [topic] })
    }
    if (saved) showToast(toastOf(saved(output)))
    // What was saved is the form's new baseline: no unsaved changes.
    form?.reset(form.getValues())
    await onSaved?.(output)
  }

  const save = async (input: Input<E>, options?: CallOptions): Promise<Output<E> | undefined> => {
    if (underWay.current) return undefined
    underWay.current = true
    setSaving(true)
    setSubmitError(null)
    let conflict: Conflict<Output<E>> | null = null
    let against: string | null = null
    try {
      const output = await call(endpoint, input, options)
      await succeeded(output)
      return output
    } catch (error) {
      // The question itself shows it.
      if (confirmOverride && isOverridable(error)) against = error.message
      else conflict = refused(error)
    } finally {
      underWay.current = false
      setSaving(false)
    }
    if (conflict) await onConflict?.(conflict)
    if (against === null) return undefined
    const override = await confirmOverride?.(against)
    if (override) return save(withOverride(input, override), options)
    // What was typed is still unsaved; this says why.
    if (form) setSubmitError(against)
    return undefined
  }

  return { save, saving, submitError }
}

const withOverride = <E extends Endpoint>(input: Input<E>, override: { reason: string }): Input<E> => {
  const { body } = input as { body?: object }
  return { ...input, body: { ...body, override } }
}
