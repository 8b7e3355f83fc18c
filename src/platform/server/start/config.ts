import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { isIP } from 'node:net'
import { join } from 'node:path'
import * as z from 'zod'
import { isWithinYears, years } from '#shared/local-date.ts'
import { dataFolder, makeDataFolder } from './data-folder.ts'
import type { UploadLimits } from '../files/upload-quota.ts'
import { weaknessOf } from './secret-strength.ts'

export const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const

/** The server's configuration at start; each name is explained in `.env.example`. */
export interface Config {
  host: string
  port: number
  data_folder: string
  database_url: string | null
  smtp_url: string | null
  public_url: string
  /** How many proxies in front are trusted for the caller's address. */
  trust_proxy: number
  clock_start: string | null
  secret: string
  /** How many event streams may be open at once. */
  live_streams: number
  /** The most pages a PDF may have. */
  pdf_pages: number
  /** null: decided by whether the database is new and embedded. */
  demo: boolean | null
  uploads: UploadLimits
  /** Calls without a session that one network may make per minute. */
  public_calls: number
  /** Neither HOST nor HAULYARD_PUBLIC_URL is reachable from elsewhere. */
  is_loopback: boolean
  log_level: (typeof logLevels)[number]
}

const url = (protocols: readonly string[], example: string) =>
  z.string().refine((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol), {
    error: `must be an address such as ${example}`,
  })

const whole = (least: number, most: number) =>
  z
    .string()
    .refine(
      (text) => /^\d{1,9}$/.test(text) && Number(text) >= least && Number(text) <= most,
      `must be a whole number, ${least} to ${most}`,
    )
    .transform(Number)

const Environment = z.object({
  PORT: z
    .string()
    .refine((text) => /^\d{1,5}$/.test(text) && Number(text) <= 65_535, 'must be a port number, 0 to 65535')
    .default('3000'),
  HOST: z
    .string()
    .refine((text) => isIP(text) > 0 || /^[a-zA-Z0-9.-]+$/.test(text), 'must be an address or a host name')
    .default('127.0.0.1'),
  HAULYARD_DATA: z.string().min(1).optional(),
  DATABASE_URL: url(['postgres:', 'postgresql:'], 'postgres://user:password@host:5432/haulyard').optional(),
  SMTP_URL: url(['smtp:', 'smtps:'], 'smtp://user:password@mail.example.com:587').optional(),
  HAULYARD_PUBLIC_URL: url(['http:', 'https:'], 'https://haulyard.example.com')
    .refine((text) => !/[@?#]/.test(text), 'must be an address alone, without a user, a query or a hash')
    .optional(),
  HAULYARD_TRUST_PROXY: z
    .string()
    .regex(/^[0-9]$/, 'must be the number of proxies in front, 0 to 9')
    .default('0'),
  HAULYARD_CLOCK: z.iso
    .datetime({ offset: true, error: 'must be an instant such as 2026-11-20T06:00:00+11:00', abort: true })
    .refine(
      (sent) => isWithinYears(new Date(sent).toISOString()),
      `must be in the years ${years.first} to ${years.last}`,
    )
    .optional(),
  HAULYARD_SECRET: z
    .string()
    .refine((secret) => weaknessOf(secret) === undefined, {
      error: ({ input }) =>
        `${weaknessOf(String(input))}. Use a random one, for example from openssl rand -base64 48`,
    })
    .optional(),
  HAULYARD_LIVE_STREAMS: whole(1, 99_999).default(1000),
  HAULYARD_PDF_PAGES: whole(1, 9999).default(200),
  HAULYARD_DEMO: z.enum(['0', '1'], { error: 'must be 0 or 1' }).optional(),
  HAULYARD_UPLOADS_PERSON_MB: whole(1, 1_000_000).default(2000),
  HAULYARD_UPLOADS_WAITING_MB: whole(1, 1_000_000).default(40),
  HAULYARD_UPLOADS_LINK_MB: whole(1, 1_000_000).default(10),
  HAULYARD_PUBLIC_CALLS: whole(1, 1_000_000).default(600),
  LOG_LEVEL: z.enum(logLevels, { error: `must be one of ${logLevels.join(', ')}` }).default('warn'),
})

/** Every name that can be set. */
export const settingNames: readonly string[] = Environment.keyof().options

const isLoopbackHost = (host: string): boolean =>
  host === 'localhost' || host === '::1' || host === '[::1]' || (isIP(host) === 4 && host.startsWith('127.'))

/**
 * Reads and validates the environment. Empty values count as absent.
 * @throws Error with one line per wrong name.
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const settings = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const parsed = Environment.safeParse(settings)
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}.`)
    throw new Error(lines.join('\n'))
  }
  const e = parsed.data
  const public_url = publicUrl(e)
  const is_loopback = isLoopbackHost(e.HOST) && isLoopbackHost(new URL(public_url).hostname)
  if (e.HAULYARD_CLOCK && !is_loopback) {
    throw new Error(
      'HAULYARD_CLOCK is for demonstrations: it works only while HOST and HAULYARD_PUBLIC_URL are loopback.',
    )
  }
  const now = new Date().toISOString()
  if (!e.HAULYARD_CLOCK && !isWithinYears(now)) {
    throw new Error(
      `The clock of this machine says ${now}. Correct it: Haulyard works in the years ${years.first} to ${years.last}.`,
    )
  }
  const data_folder = dataFolder({ HAULYARD_DATA: e.HAULYARD_DATA })
  makeDataFolder(data_folder)
  return {
    host: e.HOST,
    port: Number(e.PORT),
    data_folder,
    database_url: e.DATABASE_URL ?? null,
    smtp_url: e.SMTP_URL ?? null,
    public_url,
    trust_proxy: Number(e.HAULYARD_TRUST_PROXY),
    clock_start: e.HAULYARD_CLOCK ?? null,
    secret: e.HAULYARD_SECRET ?? keptSecret(data_folder),
    live_streams: e.HAULYARD_LIVE_STREAMS,
    pdf_pages: e.HAULYARD_PDF_PAGES,
    demo: e.HAULYARD_DEMO === undefined ? null : e.HAULYARD_DEMO === '1',
    uploads: {
      person_mb: e.HAULYARD_UPLOADS_PERSON_MB,
      waiting_mb: e.HAULYARD_UPLOADS_WAITING_MB,
      link_mb: e.HAULYARD_UPLOADS_LINK_MB,
    },
    public_calls: e.HAULYARD_PUBLIC_CALLS,
    is_loopback,
    log_level: e.LOG_LEVEL,
  }
}

/** The base address of links. @throws Error for one that nobody can open, or whose traffic others can read. */
function publicUrl({ HOST, PORT, HAULYARD_PUBLIC_URL }: z.output<typeof Environment>): string {
  const own = `http://${HOST.includes(':') ? `[${HOST}]` : HOST}:${PORT}`
  if (HAULYARD_PUBLIC_URL === undefined && !isLoopbackHost(HOST))
    throw new Error(
      `HAULYARD_PUBLIC_URL must be set when HOST is ${HOST}: to the https address that people use, or to http://127.0.0.1:${PORT} where only this machine opens it.`,
    )
  const url = new URL(HAULYARD_PUBLIC_URL ?? own)
  if (url.protocol !== 'https:' && !isLoopbackHost(url.hostname))
    throw new Error(
      `HAULYARD_PUBLIC_URL must begin with https://, since others can read passwords that go to ${url.origin}. Put a proxy with a certificate in front. Only this machine's own address may be http.`,
    )
  return (HAULYARD_PUBLIC_URL ?? own).replace(/\/$/, '')
}

/**
 * Generated once and kept in the data folder, so that a restart does not sign everyone out.
 * @throws Error for a file that contains something else.
 */
function keptSecret(folder: string): string {
  const path = join(folder, 'secret')
  if (!existsSync(path)) writeFileSync(path, randomBytes(48).toString('base64url'), { mode: 0o600 })
  const secret = readFileSync(path, 'utf8').trim()
  const weak = weaknessOf(secret)
  if (weak) throw new Error(`The secret in ${path} ${weak}. Remove the file: the next start makes another.`)
  return secret
}
