import { ConflictPanel } from '#ui/shells/ConflictPanel.tsx'
import { type FieldWords, inWords } from './field-words.ts'
import { UnsavedNotice } from './UnsavedNotice.tsx'
import type { EditConflicted, Unsaved } from './use-edit.ts'

/**
 * What someone else saved while this form was open: both values of each field that two people changed, to
 * choose from, or what could not be saved because the record was archived. `edit` comes from `useEdit`.
 */
export function EditConflict({
  edit: { conflict, unsaved, resolve },
  words,
}: {
  edit: {
    conflict: EditConflicted | null
    unsaved: Unsaved | null
    resolve: (chosen: Record<string, unknown>) => unknown
  }
  words: Readonly<Record<string, FieldWords>>
}) {
  if (unsaved) return <UnsavedNotice unsaved={unsaved} words={words} />
  if (!conflict) return null
  return (
    <ConflictPanel
      changedBy={conflict.changed_by}
      changedAt={conflict.changed_at}
      onResolve={(chosen) => void resolve(chosen)}
      fields={conflict.clashes.map(({ name, mine, theirs }) => {
        const { label, textOf } = inWords(words, name)
        return {
          name,
          label,
          mine: { value: mine, text: textOf(mine) },
          theirs: { value: theirs, text: textOf(theirs) },
        }
      })}
    />
  )
}
