import { type ReactNode, useState } from 'react'
import * as z from 'zod'
import type { Endpoint, Input, Output } from '#platform/contract/endpoint.ts'
import { type LetterDraft, LetterInput } from '#platform/contract/letter.ts'
import type { ParamsOf } from '#platform/web/forms/form-schema.ts'
import { useCreate } from '#platform/web/forms/use-create.ts'
import { useSave } from '#platform/web/forms/use-save.ts'
import { letterValues } from '#platform/web/letters/letter-values.ts'
import { useSaveLetter } from '#platform/web/letters/use-save-letter.ts'
import { confirm } from '#ui/dialogs/confirm-store.ts'
import { LetterDialog } from '#ui/dialogs/LetterDialog.tsx'
import type { Saying } from '#ui/toasts/toast-store.ts'
import type { Place } from '../queries.ts'
import { useLetterFiles } from './use-letter-files.ts'

export interface EmailProps<Send extends Endpoint> {
  title: string
  about: string
  /** The record by name, and its version, where sending changes it. */
  record: { id: number; name: string; version?: number }
  to: { to: string | null; to_name: string | null }
  send: Send
  later: Endpoint
  discard: Endpoint
  /** Whose files can be attached. */
  place: Place
  /** The words on the button of the link. */
  link: string
  draft: LetterDraft
  isReminder: boolean
  /** What sending means for the record. */
  note?: string | undefined
  saved: (output: Output<Send>, to: string) => Saying
  onClose: () => void
}

const schema = LetterInput.extend({ version: z.number().optional() })

/** A record's letter to its client, sent by our mail server. */
export function EmailLetter<Send extends Endpoint>({
  title,
  about,
  record: { id, name, version },
  to,
  send,
  later,
  discard,
  place,
  link,
  draft,
  isReminder,
  note,
  saved,
  onClose,
}: EmailProps<Send>): ReactNode {
  const files = useLetterFiles(place)
  const params = { id }
  const letter = useCreate(send, {
    schema,
    empty: { ...letterValues(draft, to), version },
    params: params as ParamsOf<Send>,
    saved: (output, sent) => saved(output, sent.to),
    onSaved: onClose,
  })
  const [saved_letter, setSavedLetter] = useState(draft.saved)
  const aside = useSaveLetter(later, {
    form: letter.form,
    params,
    name,
    onSaved: onClose,
  })
  const discarding = useSave(discard, {
    saved: () => `Saved letter for ${name} discarded`,
    onSaved: () => {
      setSavedLetter(null)
      letter.form.reset({ ...letter.form.getValues(), ...letterValues({ ...draft, saved: null }, to) })
    },
  })
  const discardSaved = async () => {
    const isSure =
      !letter.form.formState.isDirty ||
      (await confirm({
        title: 'Discard the saved letter?',
        message: 'Your changes to it are lost as well.',
        confirmLabel: 'Discard',
        danger: true,
      }))
    const body = { seen_saved_at: saved_letter?.saved_at }
    if (isSure) await discarding.save({ params, body } as Input<Endpoint>)
  }
  return (
    <LetterDialog
      {...{ title, about, letter, files, link, note, isReminder, onClose }}
      draft={{ ...draft, saved: saved_letter }}
      later={aside}
      discard={{
        run: discardSaved,
        busy: discarding.saving,
        error: discarding.submitError,
      }}
    />
  )
}
