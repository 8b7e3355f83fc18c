import { ConflictPanel } from '#ui/shells/ConflictPanel.tsx'
import type { FieldWords } from './field-words.ts'
import type { EditConflicted } from './use-edit.ts'

/** Both values of each field that two people changed, to choose from. `edit` is of `useEdit`. */
export function EditConflict({
  edit: { conflict, resolve },
  words,
}: {
  edit: {
    conflict: EditConflicted | null
    resolve: (chosen: Record<string, unknown>) => unknown
  }
  words: Readonly<Record<string, FieldWords>>
}) {
  if (!conflict) return null
  return (
    <ConflictPanel
      changedBy={conflict.changed_by}
      changedAt={conflict.changed_at}
      onResolve={(chosen) => void resolve(chosen)}
      fields={conflict.clashes.map(({ name, mine, theirs }) => {
        const { label = name, show = String } = words[name] ?? {}
        const inWords = (value: unknown) => ({
          value,
          text: value === null || value === '' ? '' : show(value),
        })
        return { name, label, mine: inWords(mine), theirs: inWords(theirs) }
      })}
    />
  )
}
