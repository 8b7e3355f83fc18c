import { useEffect } from 'react'
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form'

const drafts = new Map<string, FieldValues>()

/** Keeps what was begun in a form while its tab is away, until the page is loaded anew; `key` says whose it is. */
export function useDraft<Values extends FieldValues, Parsed>(
  key: string,
  form: UseFormReturn<Values, unknown, Parsed>,
): void {
  useEffect(() => {
    for (const [name, value] of Object.entries(drafts.get(key) ?? {})) {
      form.setValue(name as Path<Values>, value as PathValue<Values, Path<Values>>, { shouldDirty: true })
    }
    // What was saved meanwhile has left the form empty.
    return () => void drafts.set(key, form.getValues())
  }, [key, form])
}
