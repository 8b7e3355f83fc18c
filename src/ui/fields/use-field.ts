import type { ReactNode } from 'react'
import { get, useController } from 'react-hook-form'

/** What every field takes. `name` is the path of its value in the form: 'contacts.0.email'. */
export interface FieldProps {
  name: string
  label: string
  /** A word of help under the field. */
  help?: ReactNode
  required?: boolean
  /** Why it may not be changed: shown under it, and the field is read-only. */
  disabledReason?: string
  placeholder?: string
}

/** Binds a field to the form around it: its value, and what its label, help and error say. */
export function useField({ name, label, help, required, disabledReason, placeholder }: FieldProps) {
  const { field, fieldState, formState } = useController({ name })
  const { ref, value, onChange, onBlur } = field
  const initial: unknown = get(formState.defaultValues, name)
  return {
    value: value as unknown,
    onChange,
    onBlur,
    /** What the field holds when it is emptied: null where the form began with null. */
    empty: initial === '' ? '' : null,
    error: fieldState.error?.message,
    /** For the component library's inputs. */
    look: {
      ref,
      name,
      label,
      required,
      placeholder,
      description: disabledReason ?? help,
      error: fieldState.error?.message,
      readOnly: disabledReason !== undefined,
    },
  }
}
