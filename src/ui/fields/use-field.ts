import { type ReactNode, useContext } from 'react'
import { get, useController } from 'react-hook-form'
import { ReadOnlyContext } from './read-only.ts'

/** Properties of every field. `name` is the path of its value in the form: 'contacts.0.email'. */
export interface FieldProps {
  name: string
  label: string
  /** A hint below the field. */
  help?: ReactNode
  required?: boolean
  /** Why it cannot be changed: shown below, and the field is read-only. */
  disabledReason?: string
  placeholder?: string
}

/** Binds a field to the form around it: value, label, help and error. */
export function useField({ name, label, help, required, disabledReason, placeholder }: FieldProps) {
  const { field, fieldState, formState } = useController({ name })
  const { ref, value, onChange, onBlur } = field
  const isReadOnly = useContext(ReadOnlyContext)
  const error = firstMessage(fieldState.error)
  const readOnly = isReadOnly || disabledReason !== undefined
  const initial: unknown = get(formState.defaultValues, name)
  return {
    value: value as unknown,
    onChange,
    onBlur,
    /** The value when cleared: null where the form started with null. */
    empty: initial === '' ? '' : null,
    error,
    /** The form is read-only: the value may be shown as text. */
    isFact: isReadOnly,
    /** Props for the component library's inputs. */
    look: {
      ref,
      name,
      label,
      // A read-only field asks for nothing.
      required: isReadOnly ? undefined : required,
      placeholder: isReadOnly ? '–' : placeholder,
      description: disabledReason ?? (isReadOnly ? undefined : help),
      error,
      readOnly,
      // A select's input is always read-only, so the styling uses this.
      wrapperProps: { 'data-read-only': isReadOnly ? 'form' : readOnly ? 'field' : undefined },
    },
  }
}

/** A list's errors are on its entries; the first one is shown for the field. */
function firstMessage(error: unknown): string | undefined {
  const first: unknown = Array.isArray(error) ? error.find(Boolean) : error
  return (first as { message?: string } | undefined)?.message
}
