import type { Transporter } from 'nodemailer'

export interface Letter {
  from: { name: string; address: string }
  to: { name: string; address: string }
  cc: readonly string[]
  subject: string
  text: string
  html: string
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
    async deliver(letter) {
      const transporter = await (opened ??= connect(url))
      const headers = { 'Auto-Submitted': 'auto-generated' }
      return transporter
        .sendMail({ ...letter, cc: [...letter.cc], headers, disableFileAccess: true, disableUrlAccess: true })
        .then(
          () => ({ outcome: 'sent' }),
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

type SmtpError = Error & { code?: string; responseCode?: number; response?: string }

function failureOf({ code, responseCode, response, message }: SmtpError): Delivery {
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
