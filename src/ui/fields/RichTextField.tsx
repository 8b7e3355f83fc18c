import { Input } from '@mantine/core'
import { Suspense, useId } from 'react'
import { type RichText, plainText } from '#shared/rich-text.ts'
import { lazyPart } from '../lazy-part.tsx'
import { FieldFact } from './FieldFact.tsx'
import { type FieldProps, useField } from './use-field.ts'

const RichTextEditor = lazyPart(() => import('./rich-text/RichTextEditor.tsx'), 'RichTextEditor')

/** Formatted text; the form holds its nodes. The editor's code comes with the first such field. */
export function RichTextField(props: FieldProps) {
  const { value, onChange, onBlur, isFact, error, look } = useField(props)
  const id = useId()
  const text = value as RichText
  if (isFact) return <FieldFact label={props.label} text={plainText(text)} />
  const { label, description, required, readOnly } = look
  return (
    <Input.Wrapper {...{ label, description, error, required }} labelElement="div" id={id}>
      <Suspense fallback={null}>
        <RichTextEditor
          label={props.label}
          value={text}
          onChange={onChange}
          onBlur={onBlur}
          readOnly={readOnly}
          said={{ required, isWrong: error !== undefined, by: error ? `${id}-error` : undefined }}
        />
      </Suspense>
    </Input.Wrapper>
  )
}
