import { withOneLink } from '#shared/letter-text.ts'
import type { Change } from '../change/change.ts'
import { type LetterFile, mustFit } from './letter-files.ts'
import { sendMail } from './mail.ts'

/** A document, and the link that opens it. */
interface LinkedDocument {
  record_type: string
  record_id: number
  kind: string
  /** The words on its button. */
  label: string
  path: (secret: string) => string
  ends: Date
}

/** What is written with a document, to whom. */
export interface DocumentLetter<Purpose extends string> {
  to: string
  to_name: string | null
  cc?: readonly string[] | undefined
  /** Whether its PDF is attached. Unset: if it is small enough; otherwise the email only has the link. */
  with_pdf?: number | undefined
  /** Files attached besides the PDF. */
  files?: readonly LetterFile[]
  purpose: Purpose
  subject: string
  /** The text, with `{link}` where its link goes. */
  message: string
}

/** Writes the email with a new link to a document. @throws invalid for an invalid address, or files that are too large. */
export async function mailDocument(
  change: Change,
  { record_type, record_id, ends, ...link }: LinkedDocument,
  { message, with_pdf, ...letter }: DocumentLetter<string>,
): Promise<void> {
  const owner = { record_type, record_id }
  await mustFit(change.tx, owner, { files: letter.files ?? [], with_pdf: with_pdf === 1 })
  const hours = Math.ceil((ends.getTime() - change.now.getTime()) / 3_600_000)
  await sendMail(change, {
    ...owner,
    ...letter,
    with_pdf: with_pdf ?? 'if_it_fits',
    body: withOneLink(message),
    link: {
      ...owner,
      ...link,
      person: letter.to_name ?? letter.to,
      expires_in_hours: Math.max(hours, 1),
    },
  })
}
