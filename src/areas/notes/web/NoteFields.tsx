import { useMay } from '#platform/web/calls/session.ts'
import { labelled } from '#ui/fields/labelled.ts'
import { NamesField } from '#ui/fields/NamesField.tsx'
import { YesNoField } from '#ui/fields/YesNoField.tsx'
import { mentionTyped, namesFor } from '../rules/mentions.ts'
import { noteLabels } from '../rules/note-labels.ts'
import css from './notes.module.css'
import { useColleagueNames } from './use-colleague-names.ts'

const field = labelled(noteLabels)

/** The fields of a note. After an `@` its text offers colleagues' names. */
export function NoteFields({ label }: { label: string }) {
  const mayChoose = useMay()('users:choose')
  const colleagues = useColleagueNames()
  const offered = (before: string) => {
    const mention = mentionTyped(before)
    if (!mention) return null
    const names = namesFor(mention.typed, colleagues)
    return { at: mention.at, names: names.map((name) => `@${name}`) }
  }
  return (
    <>
      <NamesField
        name="body"
        label={label}
        rows={3}
        offered={offered}
        help={mayChoose ? 'Type @ and a name to notify a colleague.' : undefined}
      />
      <div className={css.private}>
        <YesNoField {...field('is_private')} help="Only you and administrators see it." />
      </div>
    </>
  )
}
