import { useEffect } from 'react'
import type { FieldErrors, FieldValues, UseFormReturn } from 'react-hook-form'
import { showToast } from '#ui/toasts/toast-store.ts'
import { hasField } from './place-errors.ts'

/** Says what is wrong with values that no field shows, which would otherwise keep a form from saving in silence. */
export function useHiddenErrors<Values extends FieldValues, Parsed>(
  form: UseFormReturn<Values, unknown, Parsed>,
): void {
  const { submitCount } = form.formState
  // Once for each attempt to save, not whenever an error comes or goes.
  useEffect(() => {
    if (submitCount === 0) return
    const hidden = errorsIn(form.formState.errors).filter(({ path }) => !hasField(form, path))
    const messages = hidden.map(({ message }) => message)
    if (messages.length > 0) showToast({ kind: 'error', message: messages.join(' ') })
  }, [form, submitCount])
}

interface Found {
  path: string
  message: string
}

/** Every message in a form's errors, and the path of its value: `plan.days.0.days`. */
export function errorsIn(errors: FieldErrors, above = ''): Found[] {
  return Object.entries(errors).flatMap(([key, error]): Found[] => {
    const path = above + key
    if (!error || key === 'ref') return []
    if (typeof error.message === 'string') return [{ path, message: error.message }]
    return errorsIn(error as FieldErrors, `${path}.`)
  })
}
