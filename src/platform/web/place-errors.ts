import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import type { FieldErrors } from '#platform/contract/app-error.ts'

/**
 * Puts the server's errors on the fields of a form, the first one focused. Returns the words of those for which the
 * form has no field, or null.
 */
export function placeErrors<Values extends FieldValues, Parsed>(
  errors: FieldErrors,
  form?: Pick<UseFormReturn<Values, unknown, Parsed>, 'getValues' | 'setError'>,
): string | null {
  const values: unknown = form?.getValues()
  const placed = Object.entries(errors).filter(([path]) => hasField(values, path))
  const homeless = Object.entries(errors).filter(([path]) => !hasField(values, path))
  for (const [index, [path, message]] of placed.entries()) {
    form?.setError(path as Path<Values>, { type: 'server', message }, { shouldFocus: index === 0 })
  }
  return homeless.length > 0 ? homeless.map(([, message]) => message).join(' ') : null
}

/** Whether the values of a form have something at `lines.3.quantity`, be it null. */
function hasField(values: unknown, path: string): boolean {
  let at = values
  for (const key of path.split('.')) {
    if (typeof at !== 'object' || at === null || !(key in at)) return false
    at = (at as Record<string, unknown>)[key]
  }
  return true
}
