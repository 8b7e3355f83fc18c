import { useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { firstNameOf } from '#shared/letter-text.ts'
import { TagsField } from '../fields/TagsField.tsx'
import { TextAreaField } from '../fields/TextAreaField.tsx'
import { TextField } from '../fields/TextField.tsx'
import { Notice } from '../parts/Notice.tsx'
import { FormDialog } from './FormDialog.tsx'
import css from './LetterDialog.module.css'
import { LetterPdf } from './LetterPdf.tsx'
import { TypedLetter } from './TypedLetter.tsx'

/** What the dialog knows of a letter before it is typed. */
interface Draft {
  addresses: readonly string[]
  from: string
  pdf: { name: string; bytes: number | null }
  mail_leaves: number
}

/**
 * The email that carries a link, with a preview of what the receiver gets. `link` is the words on its button; `byHand`
 * what to do without a mail server; `note` what sending means for the document. Ctrl-Enter sends.
 */
export function LetterDialog<Values extends FieldValues, Parsed>({
  title,
  letter,
  draft,
  link,
  byHand,
  note,
  isFirst,
  onClose,
}: {
  title: string
  letter: {
    form: UseFormReturn<Values, unknown, Parsed>
    submit: (values: Parsed) => unknown
    submitError: string | null
  }
  draft: Draft
  link: string
  byHand: string
  note?: string | undefined
  /** It can also be sent another time. */
  isFirst: boolean
  onClose: () => void
}) {
  // The name as it was looked up: it is not typed.
  const [name] = useState(() => letter.form.formState.defaultValues?.['to_name'] as string | null | undefined)
  const sendLabel = name ? `Send to ${firstNameOf(name)}` : 'Send'
  return (
    <FormDialog
      title={title}
      form={letter.form}
      onSubmit={letter.submit}
      submitError={letter.submitError}
      saveLabel={draft.mail_leaves ? sendLabel : 'Save without emailing'}
      saveHint="Ctrl ↵"
      cancelLabel={isFirst ? 'Send later' : 'Cancel'}
      note={note}
      size="lg"
      onClose={onClose}
    >
      {!draft.mail_leaves && (
        <Notice tone="warning">
          <strong>{`Not emailed: ${byHand}.`}</strong> No mail server is set, so Haulyard cannot send email.
        </Notice>
      )}
      <div className={css.letter}>
        <div className={css.fields}>
          <TextField name="to" label="To" type="email" required takesFocus />
          <TagsField name="cc" label="Cc" suggestions={draft.addresses} />
          <TextField name="subject" label="Subject" />
          <TextAreaField name="message" label="Letter" rows={12} help="{link} is where the link goes." />
          <LetterPdf pdf={draft.pdf} />
        </div>
        <TypedLetter from={draft.from} link={link} pdf={draft.pdf.name} />
      </div>
    </FormDialog>
  )
}
