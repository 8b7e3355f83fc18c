import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { environment } from './binaries.ts'
import { ownerPassword, ownerRole } from './cluster.ts'
import { openLog } from './log.ts'
import type { Launch, Place } from './place.ts'
import { removeStalePidFile, runningPostmaster } from './postmaster.ts'
import { serverSettings } from './settings.ts'

/**
 * No socket, not listening, connection reset, starting up or shutting down: there may soon be a server, or
 * room for a new one.
 */
const notListening = new Set(['ENOENT', 'ECONNREFUSED', 'ECONNRESET', 'EPIPE', '57P03'])

/** Replaying the log after a power cut takes time; a server that does nothing else for this long is broken. */
const timeoutMs = 120_000
const startsAtMost = 5

/** The owner's connection; a running server reports where its socket is. */
export function ownerConfig({ data, socketFolder }: Place): pg.PoolConfig & { host: string } {
  return {
    host: runningPostmaster(data)?.socketFolder || socketFolder,
    port: 5432,
    user: ownerRole,
    password: ownerPassword(data),
    database: 'postgres',
    ssl: false,
  }
}

async function tryConnect(place: Place): Promise<pg.Client | undefined> {
  const client = new pg.Client({
    ...ownerConfig(place),
    application_name: 'haulyard keeper',
    connectionTimeoutMillis: 2000,
  })
  client.on('error', () => {}) // The keeper reacts to the connection's end.
  try {
    await client.connect()
    return client
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    if (code && !notListening.has(code)) throw error
    return undefined
  }
}

function launch({ place, binaries, options }: Launch, log: number): ChildProcess {
  removeStalePidFile(place.data)
  const listen = ['-D', place.data, '-k', place.socketFolder, '-h', '', '-p', '5432']
  const child = spawn(join(binaries, 'bin/postgres'), [...listen, ...serverSettings, ...options], {
    ...place.user,
    cwd: '/',
    env: environment,
    // In a session of its own, so that Ctrl-C reaches only us and the database is stopped last.
    detached: true,
    stdio: ['ignore', log, log],
  })
  child.on('error', () => {}) // Reported as an exited child.
  child.unref()
  return child
}

/** A connection to the server of `place`, which is started if it is not running. */
export async function connectOrLaunch(what: Launch): Promise<pg.Client> {
  const { place } = what
  const log = openLog(place.log)
  const deadline = Date.now() + timeoutMs
  let child: ChildProcess | undefined
  let starts = 0
  try {
    for (;;) {
      const client = await tryConnect(place)
      if (client) return client
      const ended =
        child === undefined || child.exitCode !== null || child.signalCode !== null || child.pid === undefined
      if (ended && !runningPostmaster(place.data)) {
        if (starts === startsAtMost)
          throw new Error(`PostgreSQL did not start in ${place.folder}: ${log.tail()}`)
        if (starts > 0) await sleep(200) // Left running by a killed server, and still stopping.
        child = launch(what, log.fd)
        starts += 1
      }
      if (Date.now() > deadline) {
        throw new Error(
          `PostgreSQL in ${place.folder} did not answer for two minutes: ${log.tail() || `see ${place.log}`}`,
        )
      }
      await sleep(10)
    }
  } finally {
    log.close()
  }
}
