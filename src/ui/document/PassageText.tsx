import type { Passage } from '#shared/document-view.ts'
import css from './DocumentSheet.module.css'
import { RichTextView } from './RichTextView.tsx'

/** A text with its heading; a blank line starts a paragraph. */
export function PassageText({ passage: { heading, text } }: { passage: Passage }) {
  return (
    <section className={css.passage}>
      {heading && <h3>{heading}</h3>}
      {typeof text === 'string' ? <Paragraphs text={text} /> : <RichTextView text={text} />}
    </section>
  )
}

export function Paragraphs({ text }: { text: string }) {
  const paragraphs = text.split(/\r?\n[ \t]*\r?\n\s*/).filter((paragraph) => paragraph.trim() !== '')
  return paragraphs.map((paragraph, at) => <p key={at}>{paragraph}</p>)
}
