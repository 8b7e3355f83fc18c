import '../styles/combobox.css'
import '../styles/pills.css'
import { TagsInput } from '@mantine/core'
import { type FieldProps, useField } from './use-field.ts'

/**
 * Several short texts, each ended by Enter, a comma or blur; the form holds a list. `suggestions` are
 * offered, others may be typed.
 */
export function TagsField({
  suggestions = none,
  ...props
}: FieldProps & { suggestions?: readonly string[] }) {
  const field = useField(props)
  const value = Array.isArray(field.value) ? field.value.filter((each) => typeof each === 'string') : []
  return (
    <TagsInput
      {...field.look}
      data={[...suggestions]}
      splitChars={[',', ';']}
      acceptValueOnBlur
      withScrollArea={false}
      clearButtonProps={{ 'aria-label': `Clear ${props.label}` }}
      placeholder={value.length === 0 ? field.look.placeholder : undefined}
      value={value}
      onChange={field.onChange}
      onBlur={field.onBlur}
    />
  )
}

const none: readonly string[] = []
