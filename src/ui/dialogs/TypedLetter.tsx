import { useWatch } from 'react-hook-form'
import { LetterPreview } from './LetterPreview.tsx'

/** The letter of the form around it, as it is typed. */
export function TypedLetter({
  title,
  from,
  link,
  pdf,
}: {
  title: string
  from: string
  link: string
  pdf: string
}) {
  const [to, to_name, cc, subject, message, with_pdf] = useWatch({
    name: ['to', 'to_name', 'cc', 'subject', 'message', 'with_pdf'],
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
        files: with_pdf === 1 ? [pdf] : [],
      }}
    />
  )
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
