import { TextInput } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { Button } from '#ui/parts/Button.tsx'
import { type Mark, markColours, withMark, withoutMark } from '../../rules/picture-edit.ts'
import css from './editor.module.css'
import { colourWords, markWords } from './mark-words.ts'
import type { Editing } from './use-editing.ts'

/** The selected mark: its text, colour, and a button that removes it. */
export function MarkTools({
  mark,
  editing,
  onRemoved,
}: {
  mark: Mark
  editing: Editing
  onRemoved: () => void
}) {
  const { edit, kept, show, keep } = editing
  return (
    <fieldset className={css.tools}>
      <legend className="visually-hidden">{`${markWords[mark.kind]} ${mark.id}`}</legend>
      {mark.kind === 'text' && (
        <TextInput
          aria-label="Text"
          maxLength={80}
          value={mark.text}
          onChange={(event) => show(withMark(edit, { ...mark, text: event.currentTarget.value }))}
          onBlur={() => edit !== kept && keep(edit)}
        />
      )}
      {markColours.map((colour) => (
        <Button
          key={colour}
          aria-pressed={mark.colour === colour}
          icon={<span className={css.swatch} data-colour={colour} />}
          onClick={() => keep(withMark(edit, { ...mark, colour }))}
        >
          {colourWords[colour]}
        </Button>
      ))}
      <Button
        icon={<IconTrash aria-hidden />}
        onClick={() => {
          keep(withoutMark(edit, mark.id))
          onRemoved()
        }}
      >
        Remove {markWords[mark.kind].toLowerCase()}
      </Button>
    </fieldset>
  )
}
