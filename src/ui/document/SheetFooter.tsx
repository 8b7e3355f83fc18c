import type { DocumentView } from '#shared/document-view.ts'
import css from './DocumentSheet.module.css'
import { RichTextView } from './RichTextView.tsx'

/** The last words of a document, small. */
export function SheetFooter({ text }: { text: NonNullable<DocumentView['footer']> }) {
  return (
    <footer className={css.footer}>{typeof text === 'string' ? text : <RichTextView text={text} />}</footer>
  )
}
