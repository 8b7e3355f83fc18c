import { Textarea } from '@mantine/core'
import { useFormContext } from 'react-hook-form'
import { linesOf } from '#shared/text.ts'
import { FieldFact } from './FieldFact.tsx'
import { type FieldProps, useField } from './use-field.ts'

/**
 * Text over several lines. `rows` is its initial height; it can be dragged taller. A long text is validated
 * while typing: after pasting two pages people learn of a limit while they know where to cut.
 */
export function TextAreaField({ rows = 3, ...props }: FieldProps & { rows?: number }) {
  const field = useField(props)
  const { trigger } = useFormContext()
  const text = typeof field.value === 'string' ? field.value : ''
  if (field.isFact) return <FieldFact label={props.label} text={text} />
  return (
    <Textarea
      {...field.look}
      rows={rows}
      resize="vertical"
      value={text}
      onChange={(event) => {
        const typed = event.currentTarget.value
        field.onChange(typed || field.empty)
        if (field.error || mayBeTooLong(typed)) void trigger(props.name)
      }}
      onBlur={field.onBlur}
    />
  )
}

/** No limit is lower than this, and text that has just been started need not be valid yet. */
const mayBeTooLong = (text: string): boolean => text.length > 100 || linesOf(text).length > 10
