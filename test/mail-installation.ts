import { type AddressInfo, createServer } from 'node:net'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import { afterAll, expect, vi } from 'vitest'
import { conflict, notFound } from '#platform/contract/app-error.ts'
import type { Download } from '#platform/contract/endpoint.ts'
import { openWrite } from '#platform/server/change/open-write.ts'
import { fixedClock } from '#platform/server/clock.ts'
import type { FileStore } from '#platform/server/files/file-store.ts'
import { openJobs } from '#platform/server/jobs/jobs.ts'
import type { PdfOf } from '#platform/server/mail/attachment.ts'
import { type Mail, mailJob, sendMail } from '#platform/server/mail/mail.ts'
import { system } from '#platform/server/sessions/viewer.ts'
import { openLogger } from '#platform/server/start/logger.ts'
import { testDatabase } from './database.ts'

/** A link to choose a new password, as an email may carry. */
export const resetLink = {
  kind: 'reset',
  record_type: 'user',
  record_id: 3,
  person: 'jo',
  expires_in_hours: 2,
  label: 'Choose a new password',
  path: (secret: string) => `/reset/${encodeURIComponent(secret)}`,
}

export const plain: Mail = {
  to: 'jo@client.example',
  to_name: 'Jo Nguyễn',
  subject: 'Your booking – Thursday',
  body: 'Hello Jo,\n\nthe 20 t excavator <comes> at 6:30 am.\nBring your & hat.',
  record_type: 'client',
  record_id: 7,
  purpose: 'booking',
}

/** Has one file: the logo. */
const files: Pick<FileStore, 'open'> = {
  open: (sha256) => {
    if (sha256 !== logo_sha256) throw notFound()
    return Promise.resolve({ stream: Readable.from([Buffer.from('the logo')]), bytes: 8 })
  },
}
export const logo_sha256 = 'ab'.repeat(32)
const issued = (content: Buffer): Download => ({
  content_type: 'application/pdf',
  disposition: 'inline',
  filename: 'INV-000031.pdf',
  body: Readable.from([content]),
})
/** A client's is sent; each of the others cannot be, for a reason of its own. */
const pdfs: Readonly<Record<string, () => Download>> = {
  client: () => issued(Buffer.from('%PDF-1.7 as issued')),
  docket: () => issued(Buffer.alloc(8_200_000)),
  quote: () => {
    throw conflict('This document is too long to be printed. Shorten its texts.')
  },
  invoice: () => {
    throw new Error('The typesetter is not there')
  },
}
const pdfOf: PdfOf = async (record_type) => pdfs[record_type]?.() ?? null
export const clock = fixedClock('2026-11-05T00:00:00Z')
export const public_url = 'https://office.kestrel.example'

interface Received {
  subject: string
  from: string
  to: string[]
  raw: string
}
type Refuse = (nth: number, letter: string) => [code: number, words: string] | null

/** A real SMTP server that refuses emails by subject. */
function smtpServer(received: Received[], refusing: ReadonlyMap<string, Refuse>): SMTPServer {
  const tries = new Map<string, number>()
  return new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 100,
    onRcptTo: ({ address }, _session, done) =>
      done(
        address.startsWith('unknown@')
          ? Object.assign(new Error('No such mailbox'), { responseCode: 550 })
          : undefined,
      ),
    onData: (stream, session, done) => {
      void text(stream).then((raw) => {
        const subject = header(raw, 'Subject') ?? ''
        const nth = (tries.get(subject) ?? 0) + 1
        tries.set(subject, nth)
        const refused = refusing.get(subject)?.(nth, decoded(raw))
        if (refused) return done(Object.assign(new Error(refused[1]), { responseCode: refused[0] }))
        const { mailFrom, rcptTo } = session.envelope
        received.push({
          subject,
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map((one) => one.address),
          raw,
        })
        done()
      })
    },
  })
}

export const decoded = (raw: string) =>
  raw
    .replace(/=\r\n/g, '')
    .replace(/((?:=[0-9A-F]{2})+)/g, (hex) => Buffer.from(hex.replaceAll('=', ''), 'hex').toString())
export const header = (raw: string, name: string) =>
  new RegExp(`^${name}: (.*(?:\r\n[ \t].*)*)`, 'im')
    .exec(raw.split('\r\n\r\n')[0]!)?.[1]
    ?.replace(/\r\n[ \t]/g, ' ')

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      server.close(() => resolve(port))
    })
  })
}

/** An installation with its own database and queue, whose mail server is up, comes up later or never does. */
export async function mailInstallation(mailServer: 'there' | 'later' | 'none') {
  const database = await testDatabase()
  const port = await freePort()
  const received: Received[] = []
  const refusing = new Map<string, Refuse>()
  const server = smtpServer(received, refusing)
  const listen = () => new Promise<void>((resolve) => void server.listen(port, '127.0.0.1', resolve))
  if (mailServer === 'there') await listen()
  const lines: string[] = []
  const logger = openLogger('warn', { write: (line) => void lines.push(line) })
  const jobs = await openJobs({ owner: database.ownerConfig, app: database.config, logger, ask_seconds: 0.5 })
  afterAll(async () => {
    await jobs.stop()
    await new Promise<void>((resolve) => server.close(() => resolve()))
  })
  const config = { smtp_url: mailServer === 'none' ? null : `smtp://127.0.0.1:${port}`, public_url }
  const write = openWrite({
    db: database.db,
    clock,
    jobs,
    subscriptions: [],
    mail_leaves: config.smtp_url !== null,
  })
  await jobs.start(
    [mailJob(config, { pdfOf, retry: { limit: 3, delay_seconds: 1, max_delay_seconds: 1 } })],
    { write, files },
  )

  const send = (mail: Partial<Mail> = {}) =>
    write(system, (change) => sendMail(change, { ...plain, ...mail }))
  const messageOf = (id: number) =>
    database.db.selectFrom('message').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const until = async (id: number, status: string) => {
    await vi.waitFor(async () => expect((await messageOf(id)).status).toBe(status), {
      timeout: 8000,
      interval: 20,
    })
    return messageOf(id)
  }
  const receivedOf = (subject: string) => received.filter((one) => one.subject === subject)
  return { ...database, write, receivedOf, refusing, listen, send, until, messageOf, lines }
}
