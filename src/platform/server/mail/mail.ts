import { invalid } from '#platform/contract/app-error.ts'
import { linkMark } from '#shared/letter-text.ts'
import { formatBytes } from '#shared/text.ts'
import { type Change, type Write, eventKind } from '../change/change.ts'
import type { Config } from '../start/config.ts'
import { contentOf } from '../files/content-of.ts'
import type { FileStore } from '../files/file-store.ts'
import { job, type JobDefinition, jobKind, type Retry } from '../jobs/jobs.ts'
import { type Attachments, attachmentsOf, noPdf, type PdfOf, type Unsent } from './attachment.ts'
import { type LetterFile, insertLetterFiles, listLetterFiles, type StoredLetterFile } from './letter-files.ts'
import { beginAttempt, endAttempt, findSender, insertMessage, type StoredMessage } from './mail-store.ts'
import type { MailContent } from './mail-html.ts'
import { mailText } from './mail-text.ts'
import { issueLink, revokeLink } from '../sessions/public-link.ts'
import { type Delivery, type Letter, openSmtp, type Smtp } from './smtp.ts'
import { system } from '../sessions/viewer.ts'

export interface Mail {
  to: string
  to_name?: string | null
  /** Who else gets it. */
  cc?: readonly string[] | undefined
  subject: string
  /** Plain text; `{link}` in it becomes the address of `link`. */
  body: string
  /** The record it is about. */
  record_type: string
  record_id: number
  /** Its purpose, in one word: `reset_password`. */
  purpose: string
  /** Whether it brings the PDF of its record; `if_it_fits` goes without one that is too large. */
  with_pdf?: number | 'if_it_fits' | undefined
  /** Files attached besides the PDF. */
  files?: readonly LetterFile[] | undefined
  /** A secret link, created when the message is sent: its secret is never stored. */
  link?: {
    kind: string
    record_type: string
    record_id: number
    person?: string | null
    expires_in_hours: number
    /** The words on its button: "Open the quote". */
    label: string
    /** The path of the page it opens: `(secret) => /reset/${secret}`. */
    path: (secret: string) => string
  }
}

const sendMessage = jobKind<{ message_id: number }>('send-message')
const secretMark = '{secret}'
/** Unchanged by any kind of escaping. */
const placeholder = 'SecretComesHere'

const address = /^[^\s@,;:<>"()[\]\\]+@[^\s@,;:<>"()[\]\\]+$/
const oneLine = (text: string): string => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim()

/**
 * Writes an email that is sent if and when `change` commits; without a mail server it is stored to be read in
 * the settings.
 * @throws invalid for an address that is not valid.
 */
export async function sendMail(change: Change, mail: Mail): Promise<{ id: number }> {
  const {
    to,
    to_name,
    cc = [],
    subject,
    body,
    record_type,
    record_id,
    purpose,
    with_pdf = 0,
    files = [],
    link,
  } = mail
  if (!address.test(to)) throw invalid({ email: 'Enter a valid email address.' })
  if (!cc.every((one) => address.test(one))) throw invalid({ cc: 'Enter a valid email address.' })
  if (link && !body.includes(linkMark))
    throw new Error(`The message ${purpose} has a link, but no ${linkMark} in its body.`)
  const id = await insertMessage(change.tx, {
    to_address: to,
    to_name: to_name ? oneLine(to_name) : null,
    cc: [...cc],
    subject: oneLine(subject),
    body,
    record_type,
    record_id,
    purpose,
    has_pdf: Number(with_pdf !== 0),
    pdf_optional: Number(with_pdf === 'if_it_fits'),
    status: change.mail_leaves ? 'queued' : 'kept',
    ...(link && {
      link_kind: link.kind,
      link_record_type: link.record_type,
      link_record_id: link.record_id,
      link_person: link.person ?? null,
      link_hours: link.expires_in_hours,
      link_label: link.label,
      link_path: link.path(placeholder).replace(placeholder, secretMark),
    }),
  })
  await insertLetterFiles(change.tx, id, files)
  if (change.mail_leaves) await change.queue(sendMessage, { message_id: id })
  change.live('message', id)
  return { id }
}

/** What the history says when an email is written: that it was sent is logged afterwards (`letterSettled`). */
export const mailed = ({ mail_leaves }: Change, action: string): string =>
  `${action} (${mail_leaves ? 'on its way' : 'not emailed'})`

/** What the history says of an attempt. */
type LetterAction = 'emailed' | `emailed without the PDF, ${string}` | 'not emailed yet' | 'not emailed'

/** An email went out, or an attempt failed, the first or the last one: logged in its record's history. */
export interface SettledLetter {
  record_type: string
  record_id: number
  to: string
  /** The names of the files attached besides the PDF. */
  attached: readonly string[]
  action: LetterAction
  /** Who had it sent; null when scheduled. */
  sent_by: number | null
  /** The mail server's reason for refusing it. */
  error: string | null
}
export const letterSettled = eventKind<SettledLetter>('letter-settled')

interface Services {
  write: Write
  files: Pick<FileStore, 'open'>
}
type MailConfig = Pick<Config, 'smtp_url' | 'public_url'>

/** Twenty tries over half a day. */
const retryPolicy: Retry = { limit: 20, delay_seconds: 5, max_delay_seconds: 3600 }

/** The job that sends what `sendMail` wrote. */
export function mailJob(
  config: MailConfig,
  { retry = retryPolicy, pdfOf = noPdf }: { retry?: Retry; pdfOf?: PdfOf } = {},
): JobDefinition<Services> {
  const smtp = config.smtp_url === null ? null : openSmtp(config.smtp_url)
  return job(
    sendMessage,
    async ({ message_id }: { message_id: number }, { write, files }: Services) => {
      if (smtp) await tryToSend(message_id, { write, files, smtp, config, pdfOf, tries: retry.limit })
      else
        await write(system, async (change) => {
          await settle(change, message_id, { status: 'kept' })
        })
    },
    { retry, close: () => smtp?.close() },
  )
}

interface Sending extends Services {
  smtp: Smtp
  config: MailConfig
  pdfOf: PdfOf
  tries: number
}

/** One attempt, in two changes with the sending in between: no transaction waits for a mail server. */
async function tryToSend(id: number, { write, files, smtp, config, pdfOf, tries }: Sending): Promise<void> {
  const prepared = await write(system, (change) => prepare(change, id, config))
  if (!prepared) return
  const { message, secret, letter_files } = prepared
  const isLast = message.attempts >= tries
  const attachments = await attachmentsOf(message, letter_files, { pdfOf, store: files })
  const delivery =
    'outcome' in attachments
      ? attachments
      : await smtp.deliver({ ...(await letterFrom(prepared, files)), attached: attachments.attached })
  await write(system, async (change) => {
    const settled = outcomeOf(delivery, isLast, secret)
    await settle(change, id, settled)
    const action = settledAction(settled, message, attachments)
    const { record_type, record_id, to_address: to, created_by: sent_by } = message
    const error = 'error' in settled ? settled.error : null
    const attached = letter_files.map(({ name }) => name)
    if (action)
      await change.announce(letterSettled, { record_type, record_id, to, attached, action, sent_by, error })
    // Nobody can have seen a link the server refused. After a lost connection someone may have.
    if (secret && delivery.outcome !== 'sent' && delivery.certain) await revokeLink(change, secret)
  })
  if (delivery.outcome === 'later' && !isLast)
    throw new Error('The mail server did not take a message yet, or its PDF is not made yet')
}

interface Prepared {
  letter: Omit<Letter, 'text' | 'html' | 'logo' | 'attached'>
  content: Omit<MailContent, 'has_logo'>
  message: StoredMessage
  letter_files: StoredLetterFile[]
  secret: string | null
  logo_sha256: string | null
}

async function prepare(change: Change, id: number, config: MailConfig): Promise<Prepared | null> {
  const message = await beginAttempt(change.tx, id)
  if (!message) return null
  const secret = await secretFor(change, message)
  const address = secret && config.public_url + (message.link_path ?? '').replace(secretMark, secret)
  const company = await findSender(change.tx)
  const sender = company?.name ?? 'Haulyard'
  return {
    message,
    letter_files: await listLetterFiles(change.tx, id),
    secret,
    logo_sha256: company?.logo_sha256 ?? null,
    content: {
      body: message.body,
      link: address ? { address, label: message.link_label ?? 'Open' } : null,
      sender,
    },
    letter: {
      from: { name: sender, address: company?.email ?? ownAddress(config) },
      to: { name: message.to_name ?? '', address: message.to_address },
      cc: message.cc,
      subject: message.subject,
      messageId: `<${message.reference}@${new URL(config.public_url).hostname}>`,
    },
  }
}

async function letterFrom(
  { letter, content, logo_sha256 }: Prepared,
  files: Services['files'],
): Promise<Omit<Letter, 'attached'>> {
  // Without its file an email goes out with the name alone.
  const logo = logo_sha256 && (await contentOf(files, logo_sha256).catch(() => null))
  return { ...letter, ...mailText({ ...content, has_logo: Boolean(logo) }), logo: logo || null }
}

function secretFor(change: Change, message: StoredMessage): Promise<string> | null {
  const {
    link_kind: kind,
    link_record_type: record_type,
    link_record_id: record_id,
    link_hours,
    link_person: person,
  } = message
  if (kind === null || record_type === null || record_id === null || link_hours === null) return null
  const expires_at = new Date(change.now.getTime() + link_hours * 3_600_000)
  return issueLink(change, { kind, record_type, record_id, person, expires_at })
}

type Settled = { status: 'sent' | 'kept' } | { status: 'queued' | 'failed'; error: string }

function outcomeOf(delivery: Delivery, isLast: boolean, secret: string | null): Settled {
  if (delivery.outcome === 'sent') return { status: 'sent' }
  // A server may quote what it objects to.
  const said = secret ? delivery.error.replaceAll(secret, '•••') : delivery.error
  return {
    status: delivery.outcome === 'refused' || isLast ? 'failed' : 'queued',
    error: oneLine(said).slice(0, 500),
  }
}

/** A repeated failure is not logged again. */
function settledAction(
  { status }: Settled,
  { error }: StoredMessage,
  attachments: Attachments | Unsent,
): LetterAction | null {
  if (status === 'sent')
    return 'left_out_bytes' in attachments && attachments.left_out_bytes
      ? `emailed without the PDF, ${formatBytes(attachments.left_out_bytes)}`
      : 'emailed'
  if (status === 'queued') return error === null ? 'not emailed yet' : null
  return 'not emailed'
}

async function settle(change: Change, id: number, settled: Settled): Promise<void> {
  const sent_at = settled.status === 'sent' ? change.now.toISOString() : null
  await endAttempt(change.tx, id, {
    status: settled.status,
    error: 'error' in settled ? settled.error : null,
    sent_at,
  })
  change.live('message', id)
}

/** When no company has an address: the one the mail server knows us by. */
function ownAddress({ smtp_url, public_url }: MailConfig): string {
  const user = decodeURIComponent(new URL(smtp_url ?? public_url).username)
  return address.test(user) ? user : `haulyard@${new URL(public_url).hostname}`
}
