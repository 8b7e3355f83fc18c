import { useWatch } from 'react-hook-form'
import { linkMark, paragraphsOf, withOneLink } from '#shared/letter-text.ts'
import css from './LetterDialog.module.css'

/** What the receiver gets, as it is typed: the same paragraphs that are sent. */
export function LetterPreview({ from, link }: { from: string; link: string }) {
  const [to, cc, subject, message] = useWatch({ name: ['to', 'cc', 'subject', 'message'] }) as unknown[]
  const copies = Array.isArray(cc) && cc.length > 0 ? `, cc ${cc.join(', ')}` : ''
  return (
    <section aria-label="Preview">
      <div className={css.preview}>
        <div className={css.head}>
          <div className={css.subject}>{textOf(subject)}</div>
          <div>From {from}</div>
          <div>{`To ${textOf(to)}${copies}`}</div>
        </div>
        {paragraphsOf(withOneLink(textOf(message))).map((lines, at) => (
          <p key={`${at} ${lines[0]}`}>{lines.join('\n').replace(linkMark, link)}</p>
        ))}
      </div>
    </section>
  )
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
