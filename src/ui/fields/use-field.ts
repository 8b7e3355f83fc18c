import { type ReactNode, useContext } from 'react'
import { get, useController } from 'react-hook-form'
import { ReadOnlyContext } from './read-only.ts'

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
  const isReadOnly = useContext(ReadOnlyContext)
  const error = firstMessage(fieldState.error)
  const readOnly = isReadOnly || disabledReason !== undefined
  const initial: unknown = get(formState.defaultValues, name)
  return {
    value: value as unknown,
    onChange,
    onBlur,
    /** What the field holds when it is emptied: null where the form began with null. */
    empty: initial === '' ? '' : null,
    error,
    /** The whole form is only read: the value may stand there as a fact. */
    isFact: isReadOnly,
    /** For the component library's inputs. */
    look: {
      ref,
      name,
      label,
      // Who can only read has nothing to fill in.
      required: isReadOnly ? undefined : required,
      placeholder: isReadOnly ? '–' : placeholder,
      description: disabledReason ?? (isReadOnly ? undefined : help),
      error,
      readOnly,
      // A select's input is always read-only, so that the look goes by this.
      wrapperProps: { 'data-read-only': isReadOnly ? 'form' : readOnly ? 'field' : undefined },
    },
  }
}

/** A list's errors lie at its entries; the first one stands for the field. */
function firstMessage(error: unknown): string | undefined {
  const first: unknown = Array.isArray(error) ? error.find(Boolean) : error
  return (first as { message?: string } | undefined)?.message
}
