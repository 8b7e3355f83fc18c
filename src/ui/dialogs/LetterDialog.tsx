import { IconSend } from '@tabler/icons-react'
import { type FieldValues, type Path, type PathValue, type UseFormReturn, useWatch } from 'react-hook-form'
import { formatTime, instantWords, melbourneDate, melbourneTime } from '#shared/local-date.ts'
import { firstNameOf, greeting } from '#shared/letter-text.ts'
import { AddressesField, AddressField } from '../fields/AddressesField.tsx'
import { TextAreaField } from '../fields/TextAreaField.tsx'
import { TextField } from '../fields/TextField.tsx'
import { serverNow } from '../server-clock.ts'
import { FormDialog } from './FormDialog.tsx'
import css from './LetterDialog.module.css'
import type { LetterFileSource } from './letter-files.ts'
import { LetterFiles } from './LetterFiles.tsx'
import { LetterPdf, type LetterPdfFile } from './LetterPdf.tsx'
import { TypedLetter } from './TypedLetter.tsx'

/** What the dialog knows of a letter before it is typed. */
interface Draft {
  contacts: readonly { name: string; email: string }[]
  from: string
  pdf: LetterPdfFile
  /** By whom and when it was put aside. */
  saved: { saved_by: string | null; saved_at: string } | null
}

interface Letter<Values extends FieldValues, Parsed> {
  form: UseFormReturn<Values, unknown, Parsed>
  submit: (values: Parsed) => unknown
  submitError: string | null
}

/**
 * The email that carries a link, with a preview of what the receiver gets. `link` is the words on its button; `note` what
 * sending means for the document. Ctrl-Enter sends.
 */
export function LetterDialog<Values extends FieldValues, Parsed>({
  title,
  about,
  letter,
  draft,
  files,
  link,
  isReminder,
  note,
  later,
  onClose,
}: {
  title: string
  about: string
  letter: Letter<Values, Parsed>
  draft: Draft
  /** Files that can be attached besides the PDF. */
  files: LetterFileSource | undefined
  link: string
  isReminder: boolean
  note?: string | undefined
  /** Puts it aside to be sent another time. */
  later: { run: () => unknown; saving: boolean }
  onClose: () => void
}) {
  const { form } = letter
  const set = (name: string, value: unknown) =>
    form.setValue(name as Path<Values>, value as PathValue<Values, Path<Values>>, { shouldDirty: true })
  const name = useWatch({ control: form.control, name: 'to_name' as Path<Values> }) as string | null
  const to = useWatch({ control: form.control, name: 'to' as Path<Values> }) as string
  const receiver = name ? firstNameOf(name) : ''
  const known =
    name && to && !draft.contacts.some(({ email }) => email === to)
      ? [{ name, email: to }, ...draft.contacts]
      : draft.contacts
  const changeReceiver = (person: { name: string } | undefined) => {
    const message = form.getValues('message' as Path<Values>) as string | null
    set('to_name', person?.name ?? null)
    set('message', greeting(message ?? '', firstNameOf(name), firstNameOf(person?.name ?? null)))
  }
  return (
    <FormDialog
      title={title}
      about={about}
      form={form}
      onSubmit={letter.submit}
      submitError={letter.submitError}
      saveLabel={isReminder ? 'Send reminder' : ['Send', receiver].filter(Boolean).join(' to ')}
      saveIcon={<IconSend size={15} aria-hidden />}
      saveHint="Ctrl ↵"
      other={{ label: 'Save and send later', run: later.run, busy: later.saving }}
      note={note}
      size="xl"
      onClose={onClose}
    >
      {draft.saved && <p className={css.saved}>{savedWords(draft.saved)}</p>}
      <div className={css.letter}>
        <div className={css.fields}>
          <AddressField name="to" label="To" required people={known} onPicked={changeReceiver} />
          <AddressesField name="cc" label="Cc" people={draft.contacts} />
          <TextField name="subject" label="Subject" required />
          <TextAreaField
            name="message"
            label="Letter"
            required
            rows={12}
            help="Keep {link}: it becomes the button."
          />
          <LetterPdf pdf={draft.pdf}>{files && <LetterFiles source={files} pdf={draft.pdf} />}</LetterPdf>
        </div>
        <TypedLetter
          title={receiver ? `What ${receiver} gets` : 'Preview'}
          from={draft.from}
          link={link}
          pdf={draft.pdf.name}
          choices={files?.choices}
        />
      </div>
    </FormDialog>
  )
}

/** "Saved by Sal Moretti, today 9:12 am". */
function savedWords({ saved_by, saved_at }: { saved_by: string | null; saved_at: string }): string {
  const isToday = melbourneDate(saved_at) === melbourneDate(serverNow())
  const when = isToday ? `today ${formatTime(melbourneTime(saved_at))}` : instantWords(saved_at)
  return `Saved by ${[saved_by, when].filter(Boolean).join(', ')}`
}
