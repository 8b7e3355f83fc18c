import type { ComponentProps, ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import type { LetterDraft } from '#platform/contract/letter.ts'
import { HandOver } from '#platform/web/letters/HandOver.tsx'
import { LetterLoader } from '#platform/web/letters/LetterLoader.tsx'
import { type EmailProps, EmailLetter } from './EmailLetter.tsx'

type HandOverProps<Link extends Endpoint, Values extends FieldValues, Parsed> = Pick<
  ComponentProps<typeof HandOver<Link, Values, Parsed>>,
  'make' | 'made' | 'copied' | 'receiver' | 'isAgain' | 'handed'
>

/**
 * A record's letter to its client, with the files of `place`; without a mail server its link, to be sent by oneself, or
 * `unissued` for a record that has no link before it is issued.
 */
export function RecordLetter<
  Send extends Endpoint,
  Link extends Endpoint,
  Values extends FieldValues,
  Parsed,
>({
  query,
  unissued,
  make,
  made,
  copied,
  receiver,
  isAgain,
  handed,
  ...email
}: Omit<EmailProps<Send>, 'draft'> &
  HandOverProps<Link, Values, Parsed> & {
    query: ComponentProps<typeof LetterLoader>['query']
    unissued?: ((draft: LetterDraft) => ReactNode) | undefined
  }) {
  const { title, about, note, isReminder, onClose, to } = email
  const words = { title, about, onClose }
  return (
    <LetterLoader {...words} query={query}>
      {(draft) => {
        if (draft.mail_leaves) return <EmailLetter {...email} draft={draft} />
        if (unissued) return unissued(draft)
        return (
          <HandOver
            {...words}
            {...{ make, made, copied, receiver, isAgain, isReminder, handed, note, draft }}
            letter={{ ...draft, cc: [], to: to.to ?? '', to_name: to.to_name }}
          />
        )
      }}
    </LetterLoader>
  )
}
