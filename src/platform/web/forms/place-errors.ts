import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import type { FieldErrors } from '#platform/contract/app-error.ts'

type Placing<Values extends FieldValues, Parsed> = Pick<
  UseFormReturn<Values, unknown, Parsed>,
  'control' | 'getValues' | 'setError'
>

/**
 * Puts the server's errors on the fields of a form that are on screen, the first one focused. Returns the words of those
 * that have no field there, or null: a form may hold values that nobody can see or fill in.
 */
export function placeErrors<Values extends FieldValues, Parsed>(
  errors: FieldErrors,
  form?: Placing<Values, Parsed>,
): string | null {
  const all = Object.entries(errors)
  const placed = form ? all.filter(([path]) => hasField(form, path)) : []
  const homeless = all.filter((entry) => !placed.includes(entry))
  for (const [index, [path, message]] of placed.entries()) {
    form?.setError(path as Path<Values>, { type: 'server', message }, { shouldFocus: index === 0 })
  }
  return homeless.length > 0 ? homeless.map(([, message]) => message).join(' ') : null
}

/** Whether the field at a path is mounted, or one that holds it: a list shows what is wrong with its entries. */
function hasField<Values extends FieldValues, Parsed>(
  { control, getValues }: Placing<Values, Parsed>,
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

/** The forms' library has the same, but the sign-in page, which uses no form of it, would load it for this. */
const inside = (values: unknown, keys: readonly string[]): unknown =>
  keys.reduce<unknown>((value, key) => (value as Record<string, unknown> | null | undefined)?.[key], values)

/** A list that is edited row by row shows what is wrong with itself and with each row that it has. */
const hasRow = (values: unknown, keys: readonly string[]): boolean => inside(values, keys) !== undefined
