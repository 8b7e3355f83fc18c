import { IconFileText } from '@tabler/icons-react'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { linkMark, paragraphsOf, withOneLink } from '#shared/letter-text.ts'
import { classes } from '../classes.ts'
import { Button } from '../parts/Button.tsx'
import css from './LetterDialog.module.css'

const widths = ['Email', 'Phone'] as const

/** What the receiver gets, as it is typed: the same paragraphs that are sent, as wide as a computer or a phone. */
export function LetterPreview({ from, link, pdf }: { from: string; link: string; pdf: string }) {
  const [width, setWidth] = useState<(typeof widths)[number]>('Email')
  const [to, cc, subject, message, with_pdf] = useWatch({
    name: ['to', 'cc', 'subject', 'message', 'with_pdf'],
  }) as unknown[]
  const copies = Array.isArray(cc) && cc.length > 0 ? `, cc ${cc.join(', ')}` : ''
  return (
    <section aria-label="Preview">
      <div className={css.widths}>
        <span className={css.label}>Preview</span>
        <fieldset className={css.group} aria-label="Preview width">
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
          <div className={css.subject}>{textOf(subject)}</div>
          <div>From {from}</div>
          <div>{`To ${textOf(to)}${copies}`}</div>
        </div>
        {paragraphsOf(withOneLink(textOf(message))).map((lines, at) => (
          <Paragraph key={`${at} ${lines[0]}`} text={lines.join('\n')} link={link} />
        ))}
        {with_pdf === 1 && (
          <span className={css.chip}>
            <IconFileText size={15} aria-hidden />
            {pdf}
          </span>
        )}
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

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
