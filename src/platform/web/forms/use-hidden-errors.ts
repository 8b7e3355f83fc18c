import { useEffect } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
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
    const hidden = Object.entries(form.formState.errors).filter(([path]) => !hasField(form, path))
    const messages = hidden.flatMap(([, error]) =>
      typeof error?.message === 'string' ? [error.message] : [],
    )
    if (messages.length > 0) showToast({ kind: 'error', message: messages.join(' ') })
  }, [form, submitCount])
}
