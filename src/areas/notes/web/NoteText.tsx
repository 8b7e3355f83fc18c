import { splitMentions } from '../rules/mentions.ts'
import css from './notes.module.css'
import { useColleagueNames } from './use-colleague-names.ts'

/** What a note says, with the people it mentions in bold. */
export function NoteText({ text }: { text: string }) {
  const names = useColleagueNames({ enabled: text.includes('@') })
  return (
    <p className={css.body}>
      {splitMentions(text, names).map((part, at) =>
        part.name === undefined ? part.text : <strong key={at}>{part.text}</strong>,
      )}
    </p>
  )
}
