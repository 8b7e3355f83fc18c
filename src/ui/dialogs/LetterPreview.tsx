import { IconFileText } from '@tabler/icons-react'
import { useState } from 'react'
import { linkMark, paragraphsOf, withOneLink } from '#shared/letter-text.ts'
import { classes } from '../classes.ts'
import { Button } from '../parts/Button.tsx'
import css from './LetterPreview.module.css'

const widths = ['Email', 'Phone'] as const

/** A letter as it is typed. */
export interface PreviewedLetter {
  from: string
  to: string
  cc: readonly string[]
  subject: string
  message: string
  /** The words on the button of its link. */
  link: string
  files: readonly string[]
}

/** What the receiver gets: the same paragraphs that are sent, as wide as a computer or a phone. */
export function LetterPreview({ title, letter }: { title: string; letter: PreviewedLetter }) {
  const [width, setWidth] = useState<(typeof widths)[number]>('Email')
  const { from, to, cc, subject, message, link, files } = letter
  return (
    <section aria-label="Preview">
      <div className={css.widths}>
        <span>{title}</span>
        <fieldset aria-label="Preview width">
          {widths.map((one) => (
            <Button
              key={one}
              variant={one === width ? 'secondary' : 'quiet'}
              aria-pressed={one === width}
              onClick={() => setWidth(one)}
            >
              {one}
            </Button>
          ))}
        </fieldset>
      </div>
      <div className={classes(css.preview, width === 'Phone' && css.phone)}>
        <div className={css.head}>
          <div className={css.subject}>{subject}</div>
          <div>From {from}</div>
          <div>{`To ${[to, cc.length > 0 && `cc ${cc.join(', ')}`].filter(Boolean).join(', ')}`}</div>
        </div>
        {paragraphsOf(withOneLink(message)).map((lines, at) => (
          <Paragraph key={`${at} ${lines[0]}`} text={lines.join('\n')} link={link} />
        ))}
        <div className={css.files}>
          {files.map((name, at) => (
            <span key={`${at} ${name}`} className={css.file}>
              <IconFileText size={15} aria-hidden />
              {name}
            </span>
          ))}
        </div>
      </div>
    </section>
  )
}

/** As the email shows it: a link by itself is a button, one in a sentence is an address. */
function Paragraph({ text, link }: { text: string; link: string }) {
  if (text.trim() === linkMark)
    return (
      <p>
        <span className={css.button}>{link}</span>
      </p>
    )
  const [before, after] = text.split(linkMark)
  return (
    <p>
      {before}
      {after !== undefined && <u>{link}</u>}
      {after}
    </p>
  )
}
