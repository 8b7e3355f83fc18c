import { labelled } from '#ui/fields/labelled.ts'
import { TextAreaField } from '#ui/fields/TextAreaField.tsx'
import { YesNoField } from '#ui/fields/YesNoField.tsx'
import { noteLabels } from '../rules/note-labels.ts'
import css from './notes.module.css'

const field = labelled(noteLabels)

/** The fields of a note. */
export function NoteFields({ label }: { label: string }) {
  return (
    <>
      <TextAreaField name="body" label={label} rows={3} />
      <div className={css.private}>
        <YesNoField {...field('is_private')} help="Only you and administrators see it." />
      </div>
    </>
  )
}
