import type { ReactNode } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { TagsField } from '../fields/TagsField.tsx'
import { TextAreaField } from '../fields/TextAreaField.tsx'
import { TextField } from '../fields/TextField.tsx'
import { Notice } from '../parts/Notice.tsx'
import { FormDialog } from './FormDialog.tsx'
import css from './LetterDialog.module.css'
import { LetterPreview } from './LetterPreview.tsx'

/** What the dialog knows of a letter before it is typed. */
interface Draft {
  addresses: readonly string[]
  from: string
  mail_leaves: number
}

/**
 * The email that carries a link, with a preview of what the receiver gets. `link` is where it leads, in words; `byHand`
 * what to do without a mail server.
 */
export function LetterDialog<Values extends FieldValues, Parsed>({
  title,
  letter,
  draft,
  link,
  byHand,
  onClose,
  children,
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
  onClose: () => void
  children?: ReactNode
}) {
  return (
    <FormDialog
      title={title}
      form={letter.form}
      onSubmit={letter.submit}
      submitError={letter.submitError}
      saveLabel={draft.mail_leaves ? 'Send' : 'Save without emailing'}
      size="lg"
      onClose={onClose}
    >
      {!draft.mail_leaves && (
        <Notice tone="warning">
          <strong>{`Not emailed: ${byHand}.`}</strong> No mail server is set, so Haulyard cannot send email.
        </Notice>
      )}
      {children}
      <div className={css.letter}>
        <div className={css.fields}>
          <TextField name="to" label="To" type="email" required takesFocus />
          <TagsField name="cc" label="Cc" suggestions={draft.addresses} />
          <TextField name="subject" label="Subject" />
          <TextAreaField name="message" label="Letter" rows={12} help="{link} is where the link goes." />
        </div>
        <LetterPreview from={draft.from} link={link} />
      </div>
    </FormDialog>
  )
}
