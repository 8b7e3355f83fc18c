import { useQuery } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { Endpoint, Input } from '#platform/contract/endpoint.ts'
import type { DocumentLink, LetterDraft } from '#platform/contract/letter.ts'
import { mailtoOf, smsOf, withLink } from '#shared/letter-text.ts'
import { formatPhone } from '#shared/phone.ts'
import { HandOverDialog, type LetterOutside } from '#ui/dialogs/HandOverDialog.tsx'
import { call } from '../calls/api.ts'
import { madeLink } from './made-link.ts'

/** The letter that its sender writes outside. */
export interface OwnLetter {
  to: string
  /** Whom it is to, by name. */
  to_name?: string | null
  cc: readonly string[]
  subject: string
  message: string
}

/** Makes a document's link with `make`, and shows it to be passed on by hand. */
export function HandOver<E extends Endpoint, Values extends FieldValues, Parsed>({
  make,
  made,
  copied,
  letter,
  draft,
  ...dialog
}: Pick<
  ComponentProps<typeof HandOverDialog<Values, Parsed>>,
  'title' | 'about' | 'receiver' | 'isAgain' | 'isReminder' | 'handed' | 'note' | 'onClose'
> & {
  make: { endpoint: E; input: Input<E> }
  /** One just made, instead of another. */
  made?: DocumentLink | undefined
  /** Notes in the history that the link was copied. */
  copied: () => Promise<unknown>
  letter: OwnLetter
  draft: LetterDraft
}) {
  const { data = made, error } = useQuery({
    ...madeLink(
      [make.endpoint.path, JSON.stringify(make.input)],
      () => call(make.endpoint, make.input) as Promise<DocumentLink>,
    ),
    enabled: made === undefined,
  })
  return (
    <HandOverDialog
      {...dialog}
      pdf={draft.pdf}
      link={{
        url: data?.url ?? null,
        expires_at: data?.expires_at ?? null,
        refusal: error?.message ?? null,
      }}
      reach={reachOf(letter, draft)}
      outside={data ? outsideOf(letter, draft, data.url) : null}
      onCopied={() => void copied().catch(() => undefined)}
    />
  )
}

/** The letter in the forms that one's own programs take. */
function outsideOf(letter: OwnLetter, { contacts }: LetterDraft, url: string): LetterOutside {
  const { name, mobile = null } = receiverOf(letter, contacts) ?? {}
  return {
    mailto: mailtoOf(letter, url),
    sms: smsOf(mobile, letter.subject, url),
    texted: name !== undefined && mobile !== null ? { name, mobile } : null,
    text: `${letter.subject}\n\n${withLink(letter.message, url)}`,
  }
}

/** Where the receiver gets it by each way. */
function reachOf(letter: OwnLetter, { contacts }: LetterDraft) {
  const { name = letter.to_name, mobile = null } = receiverOf(letter, contacts) ?? {}
  return {
    own_email: letter.to,
    ...(mobile !== null && { text: formatPhone(mobile) }),
    ...(name && { in_person: name }),
  }
}

const receiverOf = ({ to, to_name }: OwnLetter, contacts: LetterDraft['contacts']) =>
  contacts.find(({ name }) => name === to_name) ?? contacts.find(({ email }) => email === to)
