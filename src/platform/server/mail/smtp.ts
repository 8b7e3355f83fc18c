import type { Transporter } from 'nodemailer'

export interface Letter {
  from: { name: string; address: string }
  to: { name: string; address: string }
  subject: string
  text: string
  html: string
  messageId: string
}

/** `refused`: never by this server. `later`: perhaps, another time. `certain`: the server itself said that it did not take it. */
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

/** The mail server of `SMTP_URL`; connected to with the first letter. */
export function openSmtp(url: string): Smtp {
  let opened: Promise<Transporter> | undefined
  return {
    async deliver(letter) {
      const transporter = await (opened ??= connect(url))
      const headers = { 'Auto-Submitted': 'auto-generated' }
      return transporter
        .sendMail({ ...letter, headers, disableFileAccess: true, disableUrlAccess: true })
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

/** Loaded with the first letter: a server that sends none does without its memory. */
async function connect(url: string): Promise<Transporter> {
  const { createTransport } = await import('nodemailer')
  const transporter = createTransport({ url, pool: true, ...limits })
  transporter.on('error', () => {}) // what matters to a letter is thrown where it is sent
  return transporter
}

type SmtpError = Error & { code?: string; responseCode?: number; response?: string }

function failureOf({ code, responseCode, response, message }: SmtpError): Delivery {
  const isAnswer = responseCode !== undefined
  // Wrong credentials are no fault of the letter: somebody will mend them.
  const isFinal = isAnswer
    ? responseCode >= 500 && code !== 'EAUTH'
    : code === 'EENVELOPE' || code === 'EMESSAGE'
  return {
    outcome: isFinal ? 'refused' : 'later',
    error: response || `${code ?? ''} ${message}`.trim(),
    certain: isAnswer,
  }
}
