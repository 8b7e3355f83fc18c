import { execFile } from 'node:child_process'
import { createHmac, randomBytes, randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { environment, renameUnlessThere } from './binaries.ts'
import type { Launch } from './place.ts'
import { changeOwner, type RuntimeUser } from './runtime-user.ts'

export const ownerRole = 'haulyard'

/** Inside the cluster's folder, so that the two are created, moved and backed up together. */
const passwordFile = 'haulyard-password'

const exists = (data: string): boolean => existsSync(join(data, 'PG_VERSION'))

/**
 * Creates the cluster of `place` unless it exists. It is built under another name and renamed when complete:
 * an interrupted start leaves nothing half made, and of two simultaneous starts the first to finish wins and
 * both use its cluster.
 */
export async function ensureCluster({ place, binaries, options }: Launch): Promise<void> {
  if (exists(place.data)) return
  const fresh = `${place.data}.new-${randomUUID()}`
  const password = `${fresh}.password`
  mkdirSync(fresh, { mode: 0o700 })
  writeFileSync(password, randomBytes(24).toString('base64url'), { mode: 0o600 })
  changeOwner(place.user, fresh)
  changeOwner(place.user, password)
  try {
    // A server that does not sync to disk (tests) need not be created with syncing.
    const sync = options.includes('fsync=off') ? ['--no-sync'] : []
    await initdb(place.user, binaries, ['-D', fresh, `--pwfile=${password}`, ...sync])
    renameSync(password, join(fresh, passwordFile))
    renameUnlessThere(fresh, place.data)
  } catch (error) {
    rmSync(fresh, { recursive: true, force: true })
    rmSync(password, { force: true })
    // Another start that finished first has cleaned up unfinished clusters, ours included.
    if (!exists(place.data)) throw error
  }
}

async function initdb(user: RuntimeUser, binaries: string, options: readonly string[]): Promise<void> {
  const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=icu', '--icu-locale=en-AU']
  const login = [`--username=${ownerRole}`, '--auth=scram-sha-256']
  const settings = { ...user, cwd: '/', env: environment }
  try {
    await promisify(execFile)(join(binaries, 'bin/initdb'), [...login, ...locale, ...options], settings)
  } catch (error) {
    const words = error instanceof Error ? error.message : String(error)
    if (!words.includes('could not look up effective user ID')) {
      throw new Error(`PostgreSQL could not create its database: ${words}`, { cause: error })
    }
    throw new Error(
      `The user id ${user.uid ?? process.getuid?.()} has no entry in /etc/passwd, which PostgreSQL needs. Add one, start Haulyard as another user, or set DATABASE_URL to a PostgreSQL of your own.`,
      { cause: error },
    )
  }
}

export const ownerPassword = (data: string): string => readFileSync(join(data, passwordFile), 'utf8')

/** Derived from the owner's, so that there is one secret to keep; the owner's cannot be derived from it. */
export const appPassword = (data: string): string =>
  createHmac('sha256', ownerPassword(data)).update('haulyard_app').digest('base64url')
