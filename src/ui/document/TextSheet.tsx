import type { RichText } from '#shared/rich-text.ts'
import css from './DocumentSheet.module.css'
import { PassageText } from './PassageText.tsx'
import { SheetFooter } from './SheetFooter.tsx'

/** The part of a document's sheet that has this text: a passage under its heading, or the footer without one. */
export function TextSheet({
  label,
  heading,
  text,
}: {
  label: string
  heading: string | null
  text: RichText
}) {
  return (
    <div className={css.frame} data-paper>
      <article className={css.part} aria-label={label}>
        {heading === null ? <SheetFooter text={text} /> : <PassageText passage={{ heading, text }} />}
      </article>
    </div>
  )
}
