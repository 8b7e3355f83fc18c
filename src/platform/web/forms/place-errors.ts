import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import type { FieldErrors } from '#platform/contract/app-error.ts'

type Placing<Values extends FieldValues, Parsed> = Pick<
  UseFormReturn<Values, unknown, Parsed>,
  'control' | 'getValues' | 'setError'
>

/**
 * Sets the server's errors on the form fields that are on screen and focuses the first. Returns the messages
 * of the others, or null: a form may hold values that nobody can see or fill in.
 */
export function placeErrors<Values extends FieldValues, Parsed>(
  errors: FieldErrors,
  form?: Placing<Values, Parsed>,
): string | null {
  const all = Object.entries(errors)
  const placed = form ? all.filter(([path]) => hasField(form, path)) : []
  const unplaced = all.filter((entry) => !placed.includes(entry))
  for (const [index, [path, message]] of placed.entries()) {
    form?.setError(path as Path<Values>, { type: 'server', message }, { shouldFocus: index === 0 })
  }
  return unplaced.length > 0 ? unplaced.map(([, message]) => message).join(' ') : null
}

/** Whether the field at a path, or one that contains it, is mounted: a list shows its entries' errors. */
export function hasField<Values extends FieldValues, Parsed>(
  { control, getValues }: Pick<Placing<Values, Parsed>, 'control' | 'getValues'>,
  path: string,
): boolean {
  const keys = path.split('.')
  return keys.some((_, at) => {
    const name = keys.slice(0, at + 1)
    const field = inside(control._fields, name) as { _f?: { mount?: boolean } } | undefined
    if (field?._f) return field._f.mount === true
    return (
      control._names.array.has(name.join('.') as Path<Values>) && hasRow(getValues(), keys.slice(0, at + 2))
    )
  })
}

/** The form library has the same, but the sign-in page, which does not use it, would have to load it for this. */
const inside = (values: unknown, keys: readonly string[]): unknown =>
  keys.reduce<unknown>((value, key) => (value as Record<string, unknown> | null | undefined)?.[key], values)

/** A list edited row by row shows its own errors and those of each row it has. */
const hasRow = (values: unknown, keys: readonly string[]): boolean => inside(values, keys) !== undefined
