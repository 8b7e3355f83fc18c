import { useWatch } from 'react-hook-form'
import { LetterPreview } from './LetterPreview.tsx'

/** The letter of the form around it, as it is typed. */
export function TypedLetter({ from, link, pdf }: { from: string; link: string; pdf: string }) {
  const [to, cc, subject, message, with_pdf] = useWatch({
    name: ['to', 'cc', 'subject', 'message', 'with_pdf'],
  }) as unknown[]
  return (
    <LetterPreview
      title="Preview"
      letter={{
        from,
        to: textOf(to),
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
