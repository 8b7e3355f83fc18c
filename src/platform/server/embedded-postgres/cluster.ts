import { execFile } from 'node:child_process'
import { createHmac, randomBytes, randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { environment, renameUnlessThere } from './binaries.ts'
import type { Launch } from './place.ts'
import { giveTo, type RuntimeUser } from './runtime-user.ts'

export const ownerRole = 'haulyard'

/** Inside the cluster's folder, so that the two appear, move and are backed up together. */
const passwordFile = 'haulyard-password'

const exists = (data: string): boolean => existsSync(join(data, 'PG_VERSION'))

/**
 * Makes the cluster of `place` unless it is there. It is made under another name and moved when it is whole: a start
 * cut short leaves nothing half made, and of two at the same moment one is the quicker and both go on with its cluster.
 */
export async function ensureCluster({ place, binaries, options }: Launch): Promise<void> {
  if (exists(place.data)) return
  const fresh = `${place.data}.new-${randomUUID()}`
  const password = `${fresh}.password`
  mkdirSync(fresh, { mode: 0o700 })
  writeFileSync(password, randomBytes(24).toString('base64url'), { mode: 0o600 })
  giveTo(place.user, fresh)
  giveTo(place.user, password)
  try {
    // A server that will not wait for the disk (tests) need not be made by waiting for it.
    const sync = options.includes('fsync=off') ? ['--no-sync'] : []
    await initdb(place.user, binaries, ['-D', fresh, `--pwfile=${password}`, ...sync])
    renameSync(password, join(fresh, passwordFile))
    renameUnlessThere(fresh, place.data)
  } catch (error) {
    rmSync(fresh, { recursive: true, force: true })
    rmSync(password, { force: true })
    // The quicker start sweeps away what is half made, ours included.
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
      throw new Error(`PostgreSQL could not make its database: ${words}`, { cause: error })
    }
    throw new Error(
      `The user id ${user.uid ?? process.getuid?.()} has no entry in /etc/passwd, which PostgreSQL needs. Add one, start Haulyard as another user, or set DATABASE_URL to a PostgreSQL of your own.`,
      { cause: error },
    )
  }
}

export const ownerPassword = (data: string): string => readFileSync(join(data, passwordFile), 'utf8')

/** Follows from the owner's, so that there is one secret to keep; the owner's does not follow from it. */
export const appPassword = (data: string): string =>
  createHmac('sha256', ownerPassword(data)).update('haulyard_app').digest('base64url')
