import { once } from 'node:events'
import { createServer } from 'node:net'
import pg from 'pg'
import type { Config } from './config.ts'

/** Fails early, with a message, when the server could not listen where it is configured to. */
export async function checkAddress({ host, port }: Config): Promise<void> {
  const server = createServer()
  try {
    server.listen({ host, port, exclusive: true })
    await once(server, 'listening')
  } catch (error) {
    throw new Error(whyNoAddress(codeOf(error), host, port), { cause: error })
  }
  server.close()
  await once(server, 'close')
}

function whyNoAddress(code: string, host: string, port: number): string {
  if (code === 'EADDRINUSE')
    return `PORT ${port} is in use. Stop the program that uses it, or set another PORT.`
  if (code === 'EACCES') return `PORT ${port} cannot be used by this user. Set PORT to one above 1023.`
  return `HOST ${host} cannot be used (${code}). Set HOST to an address of this machine, such as 127.0.0.1, or to 0.0.0.0 for all of them.`
}

/** Fails, with a message, when the PostgreSQL of DATABASE_URL cannot be used. */
export async function checkDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  client.on('error', () => {}) // Reported by whichever failed.
  let version: { number: string; words: string } | undefined
  try {
    await client.connect()
    const { rows } = await client.query<{ number: string; words: string }>(
      `select current_setting('server_version_num') as number, current_setting('server_version') as words`,
    )
    version = rows[0]
  } catch (error) {
    throw new Error(whyNoDatabase(error, new URL(url)), { cause: error })
  } finally {
    await client.end().catch(() => {})
  }
  if (Number(version?.number) < 150_000)
    throw new Error(`DATABASE_URL: PostgreSQL ${version?.words} is too old. Use version 15 or newer.`)
}

function whyNoDatabase(error: unknown, { hostname, port, username, pathname }: URL): string {
  const where = `${hostname || 'localhost'}:${port || 5432}`
  switch (codeOf(error)) {
    case '28P01':
    case '28000':
      return `DATABASE_URL: the PostgreSQL at ${where} refuses the user "${decodeURIComponent(username)}" or its password. Correct them.`
    case '3D000':
      return `DATABASE_URL: there is no database "${decodeURIComponent(pathname.slice(1))}" at ${where}. Create it (createdb), or use another.`
    default:
      return `DATABASE_URL: the PostgreSQL at ${where} cannot be reached (${wordsOf(error)}). Correct the address, or check that it is running.`
  }
}

/** A host name with two addresses fails with one error for each. */
const single = (error: unknown): unknown =>
  error instanceof AggregateError ? (error.errors[0] as unknown) : error

function codeOf(error: unknown): string {
  const one = single(error)
  return one instanceof Error && 'code' in one ? String(one.code) : ''
}

const wordsOf = (error: unknown): string => {
  const one = single(error)
  return codeOf(one) || (one instanceof Error ? one.message : String(one))
}
