import { Textarea } from '@mantine/core'
import { FieldFact } from './FieldFact.tsx'
import { type FieldProps, useField } from './use-field.ts'

/** Text over several lines. `rows` is its height; the person may drag it taller. */
export function TextAreaField({
  rows = 3,
  maxLength,
  ...props
}: FieldProps & { rows?: number; maxLength?: number }) {
  const field = useField(props)
  const text = typeof field.value === 'string' ? field.value : ''
  if (field.isFact) return <FieldFact label={props.label} text={text} />
  return (
    <Textarea
      {...field.look}
      rows={rows}
      maxLength={maxLength}
      resize="vertical"
      value={text}
      onChange={(event) => field.onChange(event.currentTarget.value || field.empty)}
      onBlur={field.onBlur}
    />
  )
}
