import { useContext, useRef } from 'react'
import { linkName } from '#shared/letter-text.ts'
import { ReadOnlyContext } from '#ui/fields/read-only.ts'
import { TextAreaField } from '#ui/fields/TextAreaField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { placeholderWords, templateLabels } from '../../rules/letter-labels.ts'
import { type LetterKind, placeholdersOf } from '../../rules/letter-templates.ts'
import css from './letters.module.css'

type Typed = HTMLInputElement | HTMLTextAreaElement

/** A letter's subject and text, with the placeholders that can be put in where the cursor is. */
export function TemplateFields({ kind }: { kind: LetterKind }) {
  const isReadOnly = useContext(ReadOnlyContext)
  const fields = useRef<HTMLDivElement>(null)
  const lastTyped = useRef<Typed | null>(null)
  const putIn = (name: string) => {
    const field = lastTyped.current ?? fields.current?.querySelector('textarea')
    if (!field) return
    field.focus()
    const { selectionStart, selectionEnd, value } = field
    field.setRangeText(`{${name}}`, selectionStart ?? value.length, selectionEnd ?? value.length, 'end')
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
  return (
    <>
      <div
        ref={fields}
        className={css.fields}
        onFocus={({ target }) => {
          if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)
            lastTyped.current = target
        }}
      >
        <TextField name={`${kind}_subject`} label={templateLabels.subject} required />
        <TextAreaField name={`${kind}_letter`} label={templateLabels.letter} rows={16} required />
      </div>
      {!isReadOnly && (
        <>
          <h3 className={css.heading}>Details filled in when sent</h3>
          <ul className={css.placeholders}>
            {([...placeholdersOf[kind], linkName] as const).map((name) => (
              <li key={name}>
                <button type="button" className={css.placeholder} onClick={() => putIn(name)}>
                  <code>{`{${name}}`}</code>
                  <span>{placeholderWords[name]}</span>
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}
