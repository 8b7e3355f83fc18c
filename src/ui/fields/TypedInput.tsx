import { TextInput, type TextInputProps } from '@mantine/core'
import css from './fields.module.css'
import { type FieldProps, useField } from './use-field.ts'
import { type Typed, useTypedText } from './use-typed-text.ts'

/** An input for a value typed as text; figures are right-aligned. */
export function TypedInput<Value>({
  field,
  typed,
  figures,
  ...input
}: Pick<
  TextInputProps,
  'inputMode' | 'autoComplete' | 'leftSection' | 'rightSection' | 'rightSectionWidth' | 'type'
> & {
  field: FieldProps
  typed: Typed<Value>
  figures?: boolean
}) {
  const bound = useField(field)
  const { text, error, onText, onLeave } = useTypedText(bound, typed)
  return (
    <TextInput
      {...input}
      {...bound.look}
      classNames={figures ? { input: css.number } : undefined}
      error={error ?? bound.error}
      value={text}
      onChange={(event) => onText(event.currentTarget.value)}
      onBlur={() => {
        onLeave()
        bound.onBlur()
      }}
    />
  )
}
