import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { isIP } from 'node:net'
import { join } from 'node:path'
import * as z from 'zod'
import { dataFolder, makeDataFolder } from './data-folder.ts'

export const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const

/** What the server was told at its start; each name is explained in `.env.example`. */
export interface Config {
  host: string
  port: number
  data_folder: string
  database_url: string | null
  smtp_url: string | null
  public_url: string
  /** How many proxies in front are believed about the caller's address. */
  trust_proxy: number
  clock_start: string | null
  secret: string
  /** null: decided by whether the database is new and embedded. */
  demo: boolean | null
  /** Neither HOST nor HAULYARD_PUBLIC_URL is reachable from elsewhere. */
  is_loopback: boolean
  log_level: (typeof logLevels)[number]
}

const url = (protocols: readonly string[], example: string) =>
  z.string().refine((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol), {
    error: `must be an address such as ${example}`,
  })

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
  HAULYARD_PUBLIC_URL: url(['http:', 'https:'], 'https://haulyard.example.com').optional(),
  HAULYARD_TRUST_PROXY: z
    .string()
    .regex(/^[0-9]$/, 'must be the number of proxies in front, 0 to 9')
    .default('0'),
  HAULYARD_CLOCK: z.iso
    .datetime({ offset: true, error: 'must be an instant such as 2026-11-20T06:00:00+11:00' })
    .optional(),
  HAULYARD_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  HAULYARD_DEMO: z.enum(['0', '1'], { error: 'must be 0 or 1' }).optional(),
  LOG_LEVEL: z.enum(logLevels, { error: `must be one of ${logLevels.join(', ')}` }).default('warn'),
})

/** Every name that can be set. */
export const settingNames: readonly string[] = Environment.keyof().options

const isLoopbackHost = (host: string): boolean =>
  host === 'localhost' || host === '::1' || host === '[::1]' || (isIP(host) === 4 && host.startsWith('127.'))

/**
 * Reads and checks the environment. Empty values count as absent.
 * @throws Error with one line per wrong name.
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const parsed = Environment.safeParse(given)
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}.`)
    throw new Error(lines.join('\n'))
  }
  const e = parsed.data
  const public_url = (
    e.HAULYARD_PUBLIC_URL ?? `http://${e.HOST.includes(':') ? `[${e.HOST}]` : e.HOST}:${e.PORT}`
  ).replace(/\/$/, '')
  const is_loopback = isLoopbackHost(e.HOST) && isLoopbackHost(new URL(public_url).hostname)
  if (e.HAULYARD_CLOCK && !is_loopback) {
    throw new Error(
      'HAULYARD_CLOCK is for demonstrations: it works only while HOST and HAULYARD_PUBLIC_URL are loopback.',
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
    demo: e.HAULYARD_DEMO === undefined ? null : e.HAULYARD_DEMO === '1',
    is_loopback,
    log_level: e.LOG_LEVEL,
  }
}

/** Made once and kept in the data folder, so that a restart signs nobody out. */
function keptSecret(folder: string): string {
  const path = join(folder, 'secret')
  if (!existsSync(path)) writeFileSync(path, randomBytes(48).toString('base64url'), { mode: 0o600 })
  return readFileSync(path, 'utf8').trim()
}
