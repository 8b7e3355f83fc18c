import { useWatch } from 'react-hook-form'
import { type LetterFile, chosenOf } from './letter-files.ts'
import { LetterPreview } from './LetterPreview.tsx'

/** The letter of the form around it, as it is typed. */
export function TypedLetter({
  title,
  from,
  link,
  pdf,
  choices = [],
}: {
  title: string
  from: string
  link: string
  pdf: string
  /** Files that can be attached besides the PDF. */
  choices?: readonly LetterFile[] | undefined
}) {
  const [to, to_name, cc, subject, message, with_pdf, document_ids] = useWatch({
    name: ['to', 'to_name', 'cc', 'subject', 'message', 'with_pdf', 'document_ids'],
  }) as unknown[]
  return (
    <LetterPreview
      title={title}
      letter={{
        from,
        to: textOf(to_name) || textOf(to),
        cc: Array.isArray(cc) ? cc.map(textOf) : [],
        subject: textOf(subject),
        message: textOf(message),
        link,
        files: [
          ...(with_pdf === 1 ? [pdf] : []),
          ...chosenOf(choices, document_ids).flatMap((one) => one.file_names),
        ],
      }}
    />
  )
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
