import { createHash } from 'node:crypto'
import { chmodSync, lstatSync, mkdirSync, realpathSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { canEnter, changeOwner, runtimeUser, type RuntimeUser } from './runtime-user.ts'

/** Where an embedded PostgreSQL lives, and which user it runs as. */
export interface Place {
  folder: string
  /** The database cluster itself. */
  data: string
  /** Contains the Unix socket, the only way to connect. */
  socketFolder: string
  log: string
  user: RuntimeUser
}

/** Everything needed to start its server. */
export interface Launch {
  place: Place
  /** The folder of PostgreSQL's binaries. */
  binaries: string
  /** Further arguments for `postgres`; they override our settings. */
  options: readonly string[]
}

/** The operating system allows 107 bytes for a socket's path, and PostgreSQL's file name takes 14 of them. */
const longestSocketFolder = 90

export const clusterFolder = (folder: string): string => join(folder, 'pg')

/**
 * Creates the folders around the database of `folder`; refuses, with a message, one where PostgreSQL could
 * not run.
 */
export function preparePlace(folder: string): Place {
  mkdirSync(resolve(folder), { recursive: true, mode: 0o755 })
  const real = realpathSync(folder)
  const data = clusterFolder(real)
  const user = runtimeUser(data)
  if (user.uid === undefined) refuseForeignData(data)
  else openToUser(real, user)
  return {
    folder: real,
    data,
    socketFolder: prepareSocketFolder(real, user),
    log: join(real, 'postgres.log'),
    user,
  }
}

function refuseForeignData(data: string): void {
  const owner = statSync(data, { throwIfNoEntry: false })?.uid
  if (owner !== undefined && owner !== process.getuid?.()) {
    throw new Error(
      `The database in ${data} belongs to the user with id ${owner}. Start Haulyard as that user (as root, if root made it), or set HAULYARD_DATA to another folder.`,
    )
  }
}

function openToUser(folder: string, user: RuntimeUser): void {
  chmodSync(folder, statSync(folder).mode | 0o111)
  if (canEnter(folder, user)) return
  throw new Error(
    `Root's PostgreSQL runs as the user with id ${user.uid}, who cannot enter ${folder}. Set HAULYARD_DATA to a folder open to others, such as /var/lib/haulyard, or DATABASE_URL to a PostgreSQL of your own.`,
  )
}

function prepareSocketFolder(folder: string, user: RuntimeUser): string {
  const beside = join(folder, 'run')
  const short = join(tmpdir(), `haulyard-${createHash('sha256').update(folder).digest('hex').slice(0, 16)}`)
  const socketFolder = Buffer.byteLength(beside) <= longestSocketFolder ? beside : short
  try {
    mkdirSync(socketFolder, { mode: 0o700 })
    changeOwner(user, socketFolder)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  }
  // Everyone can write to the temporary folder: one that someone else created there must not be used.
  const found = lstatSync(socketFolder)
  if (!found.isDirectory() || found.uid !== (user.uid ?? process.getuid?.())) {
    throw new Error(
      `${socketFolder}, the folder for PostgreSQL's socket, belongs to another user. Remove it, or set HAULYARD_DATA to a folder with a shorter path.`,
    )
  }
  return socketFolder
}
