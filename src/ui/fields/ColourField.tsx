import { TextInput } from '@mantine/core'
import css from './fields.module.css'
import { type FieldProps, useField } from './use-field.ts'

/** A colour as `#1F7A4D`, typed or picked. */
export function ColourField(props: FieldProps) {
  const field = useField(props)
  const typed = typeof field.value === 'string' ? field.value : ''
  return (
    <TextInput
      {...field.look}
      value={typed}
      onChange={(event) => field.onChange(event.currentTarget.value || field.empty)}
      onBlur={field.onBlur}
      rightSectionPointerEvents="all"
      rightSection={
        !field.look.readOnly && (
          <input
            type="color"
            className={css.colour}
            aria-label={`Pick: ${props.label}`}
            value={/^#[0-9a-f]{6}$/i.test(typed) ? typed : '#000000'}
            onChange={(event) => field.onChange(event.currentTarget.value.toUpperCase())}
          />
        )
      }
    />
  )
}
