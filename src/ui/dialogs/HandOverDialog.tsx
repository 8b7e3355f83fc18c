import { IconCheck, IconCopy, IconDownload, IconMail } from '@tabler/icons-react'
import { type ReactNode, useId, useRef } from 'react'
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form'
import { formatDate, melbourneDate } from '#shared/local-date.ts'
import { formatBytes } from '#shared/text.ts'
import { AnchorButton, Button } from '../parts/Button.tsx'
import { Notice } from '../parts/Notice.tsx'
import { useCopy } from '../use-copy.ts'
import { FormDialog } from './FormDialog.tsx'
import { HandedFields } from './HandedFields.tsx'
import css from './HandOverDialog.module.css'
import { noMailServer } from './no-mail-server.ts'

/** A document's link: being made, made, or why it cannot be. */
export interface LinkToPass {
  url: string | null
  expires_at: string | null
  refusal: string | null
}

/**
 * Without a mail server: a document's link and PDF to be sent by oneself, and how that was done. `mailto` opens the letter
 * in one's own program; `note` is what sending means for the document.
 */
export function HandOverDialog<Values extends FieldValues, Parsed>({
  title,
  about,
  receiver,
  link,
  mailto,
  pdf,
  isAgain,
  handed: { form, submit, submitError },
  note,
  onClose,
}: {
  title: string
  about: string
  receiver: string
  link: LinkToPass
  mailto: string | null
  pdf: { name: string; bytes: number | null; path: string }
  /** It was sent before. */
  isAgain: boolean
  handed: {
    form: UseFormReturn<Values, unknown, Parsed>
    submit: (values: Parsed) => unknown
    submitError: string | null
  }
  note?: string | undefined
  onClose: () => void
}) {
  const byOwnEmail = () =>
    form.setValue('how' as Path<Values>, 'own_email' as PathValue<Values, Path<Values>>)
  return (
    <FormDialog
      title={title}
      about={about}
      form={form}
      onSubmit={submit}
      submitError={submitError ?? link.refusal}
      saveLabel="Mark as sent"
      saveIcon={<IconCheck size={15} aria-hidden />}
      cancelLabel="Not yet"
      note={note}
      size="md"
      onClose={onClose}
    >
      <Notice tone="warning">
        <strong>{isAgain ? 'Copy the link.' : 'Not emailed: copy the link.'}</strong> {noMailServer} Send the
        link yourself.
      </Notice>
      <LinkBox receiver={receiver} link={link} />
      <div className={css.ways}>
        <Way
          icon={<IconMail size={17} aria-hidden />}
          title="Write it in your own email program"
          text="Opens with the address, the subject, the letter and the link filled in"
        >
          {mailto && (
            <AnchorButton href={mailto} onClick={byOwnEmail}>
              Open email
            </AnchorButton>
          )}
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
      <HandedFields />
    </FormDialog>
  )
}

function LinkBox({ receiver, link: { url, expires_at } }: { receiver: string; link: LinkToPass }) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const { copied, copy } = useCopy(url ?? '', () => input.current?.focus())
  return (
    <div>
      <label htmlFor={id} className={css.label}>{`Link for ${receiver}`}</label>
      <div className={css.link}>
        <input
          ref={input}
          id={id}
          readOnly
          value={url ?? ''}
          onFocus={(event) => event.currentTarget.select()}
        />
        <Button
          icon={copied ? <IconCheck aria-hidden /> : <IconCopy aria-hidden />}
          loading={url === null}
          onClick={copy}
        >
          {copied ? 'Copied' : 'Copy link'}
        </Button>
      </div>
      <p className={css.hint}>
        Opens the document without a password.
        {expires_at && ` Works until ${formatDate(melbourneDate(expires_at))}.`}
      </p>
    </div>
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
