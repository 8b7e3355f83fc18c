import { TextInput } from '@mantine/core'
import type { ComponentProps } from 'react'
import { type FieldProps, useField } from './use-field.ts'

export type TextFieldProps = FieldProps &
  Pick<ComponentProps<'input'>, 'type' | 'autoComplete' | 'inputMode' | 'maxLength'> & {
    /** Focused when its form appears: the first field of a new record. */
    takesFocus?: boolean
  }

export function TextField({
  name,
  label,
  help,
  required,
  disabledReason,
  placeholder,
  takesFocus,
  ...input
}: TextFieldProps) {
  const field = useField({ name, label, help, required, disabledReason, placeholder })
  return (
    <TextInput
      {...input}
      {...field.look}
      data-autofocus={takesFocus || undefined}
      value={typeof field.value === 'string' ? field.value : ''}
      onChange={(event) => field.onChange(event.currentTarget.value || field.empty)}
      onBlur={field.onBlur}
    />
  )
}
