import type { Transporter } from 'nodemailer'
import { logoId } from './mail-html.ts'

export interface Letter {
  from: { name: string; address: string }
  to: { name: string; address: string }
  cc: readonly string[]
  subject: string
  text: string
  html: string
  /** The picture at the top of the HTML. */
  logo: Uint8Array | null
  /** The PDF of the document that it is about, and other files. */
  attached: { filename: string; contentType: string; content: Buffer }[]
  messageId: string
}

/**
 * `refused`: never by this server. `later`: perhaps another time. `certain`: the server itself said that it
 * did not accept it.
 */
export type Delivery = { outcome: 'sent' } | { outcome: 'refused' | 'later'; error: string; certain: boolean }

export interface Smtp {
  deliver(letter: Letter): Promise<Delivery>
  close(): void
}

const limits = {
  maxConnections: 2,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 30_000,
}

/** The mail server of `SMTP_URL`; connected on the first email. */
export function openSmtp(url: string): Smtp {
  let opened: Promise<Transporter> | undefined
  return {
    async deliver({ logo, attached, ...letter }) {
      const transporter = await (opened ??= connect(url))
      const headers = { 'Auto-Submitted': 'auto-generated' }
      const attachments = [...(logo ? [asInline(logo)] : []), ...attached]
      return transporter
        .sendMail({
          ...letter,
          cc: [...letter.cc],
          attachments,
          headers,
          disableFileAccess: true,
          disableUrlAccess: true,
        })
        .then(
          (info): Delivery => {
            const { rejectedErrors = [] } = info as { rejectedErrors?: RefusedRecipient[] }
            const refused = rejectedErrors.find(({ recipient }) => recipient === letter.to.address)
            // A copy has arrived: a second try would send it again.
            return refused ? { ...failureOf(refused), outcome: 'refused' } : { outcome: 'sent' }
          },
          (error: SmtpError) => failureOf(error),
        )
    },
    close() {
      void opened?.then((transporter) => transporter.close())
    },
  }
}

/** Loaded with the first email, to save memory on a server that sends none. */
async function connect(url: string): Promise<Transporter> {
  const { createTransport } = await import('nodemailer')
  const transporter = createTransport({ url, pool: true, ...limits })
  transporter.on('error', () => {}) // errors that matter are thrown when sending
  return transporter
}

/** Mail programs rely on the type; a JPEG begins with FF D8. */
const asInline = (logo: Uint8Array) => {
  const type = logo[0] === 0xff && logo[1] === 0xd8 ? 'jpeg' : 'png'
  return { cid: logoId, filename: `logo.${type}`, contentType: `image/${type}`, content: Buffer.from(logo) }
}

type SmtpError = Error & { code?: string; responseCode?: number; response?: string }
type RefusedRecipient = SmtpError & { recipient?: string }

function failureOf({
  code,
  responseCode,
  response,
  message,
}: SmtpError): Exclude<Delivery, { outcome: 'sent' }> {
  const isAnswer = responseCode !== undefined
  // Wrong credentials are not the email's fault: they will be fixed.
  const isFinal = isAnswer
    ? responseCode >= 500 && code !== 'EAUTH'
    : code === 'EENVELOPE' || code === 'EMESSAGE'
  return {
    outcome: isFinal ? 'refused' : 'later',
    error: response || `${code ?? ''} ${message}`.trim(),
    certain: isAnswer,
  }
}
