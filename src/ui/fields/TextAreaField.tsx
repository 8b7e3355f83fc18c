import { Textarea } from '@mantine/core'
import { type FieldProps, useField } from './use-field.ts'

/** Text over several lines. `rows` is its height; the person may drag it taller. */
export function TextAreaField({
  rows = 3,
  maxLength,
  ...props
}: FieldProps & { rows?: number; maxLength?: number }) {
  const field = useField(props)
  return (
    <Textarea
      {...field.look}
      rows={rows}
      maxLength={maxLength}
      resize="vertical"
      value={typeof field.value === 'string' ? field.value : ''}
      onChange={(event) => field.onChange(event.currentTarget.value || field.empty)}
      onBlur={field.onBlur}
    />
  )
}
