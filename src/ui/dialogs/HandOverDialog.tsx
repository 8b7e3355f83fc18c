import { IconCheck, IconClipboard, IconDownload, IconMail, IconMessage } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form'
import type { HandedHow } from '#shared/mail-words.ts'
import { formatPhone } from '#shared/phone.ts'
import { formatBytes } from '#shared/text.ts'
import { AnchorButton, Button } from '../parts/Button.tsx'
import { useCopy } from '../use-copy.ts'
import { FormDialog } from './FormDialog.tsx'
import { HandedFields, type Reach } from './HandedFields.tsx'
import css from './HandOverDialog.module.css'
import { LinkBox, type LinkToPass } from './LinkBox.tsx'
import { NoMailNotice } from './NoMailNotice.tsx'

/** A letter to be sent with one's own programs. */
export interface LetterOutside {
  /** Opens it in one's own email program. */
  mailto: string
  /** Opens a text message with the link. */
  sms: string
  /** Whom the text message is to, if they have a mobile number. */
  texted: { name: string; mobile: string } | null
  /** Subject, letter and link. */
  text: string
}

/**
 * Without a mail server: a document's link and PDF to be sent by oneself, and how that was done. `outside` is the letter
 * for one's own programs, once it has its link; `note` is what sending means for the document.
 */
export function HandOverDialog<Values extends FieldValues, Parsed>({
  title,
  about,
  receiver,
  link,
  outside,
  pdf,
  onCopied,
  isAgain,
  isReminder,
  reach,
  handed: { form, submit, submitError },
  note,
  onClose,
}: {
  title: string
  about: string
  receiver: string
  link: LinkToPass
  outside: LetterOutside | null
  pdf: { name: string; bytes: number | null; path: string }
  /** It was sent before. */
  isAgain: boolean
  isReminder: boolean
  reach: Reach
  handed: {
    form: UseFormReturn<Values, unknown, Parsed>
    submit: (values: Parsed) => unknown
    submitError: string | null
  }
  note?: string | undefined
  /** Each time the link is copied, by itself or in its letter. */
  onCopied: () => void
  onClose: () => void
}) {
  const sentBy = (how: HandedHow) =>
    form.setValue('how' as Path<Values>, how as PathValue<Values, Path<Values>>)
  const letter = useCopy(outside?.text ?? '', {
    onCopied: () => {
      sentBy('own_email')
      onCopied()
    },
  })
  return (
    <FormDialog
      title={title}
      about={about}
      form={form}
      onSubmit={submit}
      submitError={submitError ?? link.refusal}
      saveLabel={isReminder ? 'I sent it myself' : 'Mark as sent'}
      saveIcon={<IconCheck size={15} aria-hidden />}
      cancelLabel="Not yet"
      note={note}
      size="md"
      onClose={onClose}
    >
      <NoMailNotice isAgain={isAgain || isReminder} />
      <LinkBox receiver={receiver} link={link} isAgain={isAgain} onCopied={onCopied} />
      <div className={css.ways}>
        <Way
          icon={<IconMail size={17} aria-hidden />}
          title="Write it in your own email program"
          text="Opens with the address, the subject, the letter and the link filled in"
        >
          {outside && (
            <AnchorButton href={outside.mailto} onClick={() => sentBy('own_email')}>
              Open email
            </AnchorButton>
          )}
        </Way>
        <Way
          icon={<IconMessage size={17} aria-hidden />}
          title={outside?.texted ? `Text the link to ${outside.texted.name}` : 'Text the link'}
          text={outside?.texted ? formatPhone(outside.texted.mobile) : 'Opens the messages of this device'}
        >
          {outside && (
            <AnchorButton href={outside.sms} onClick={() => sentBy('text')}>
              Text it
            </AnchorButton>
          )}
        </Way>
        <Way
          icon={<IconClipboard size={17} aria-hidden />}
          title="Copy the letter"
          text="Subject, letter and link, to paste where you write"
        >
          {outside && <Button onClick={letter.copy}>{letter.copied ? 'Copied' : 'Copy letter'}</Button>}
        </Way>
        <Way
          icon={<IconDownload size={17} aria-hidden />}
          title="Save the PDF"
          text={`${[pdf.name, pdf.bytes !== null && formatBytes(pdf.bytes)].filter(Boolean).join(', ')}, to print or attach`}
        >
          <AnchorButton href={pdf.path} download={pdf.name}>
            Save PDF
          </AnchorButton>
        </Way>
      </div>
      <HandedFields reach={reach} />
    </FormDialog>
  )
}

function Way({
  icon,
  title,
  text,
  children,
}: {
  icon: ReactNode
  title: string
  text: string
  children: ReactNode
}) {
  return (
    <div className={css.way}>
      {icon}
      <div>
        <strong>{title}</strong>
        <p>{text}</p>
      </div>
      {children}
    </div>
  )
}
