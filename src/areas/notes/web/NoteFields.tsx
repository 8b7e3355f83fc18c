import { TextAreaField } from '#ui/fields/TextAreaField.tsx'
import { YesNoField } from '#ui/fields/YesNoField.tsx'
import css from './notes.module.css'

/** The fields of a note. */
export function NoteFields({ label }: { label: string }) {
  return (
    <>
      <TextAreaField name="body" label={label} rows={3} />
      <div className={css.private}>
        <YesNoField name="is_private" label="Private: for you and administrators" />
      </div>
    </>
  )
}
