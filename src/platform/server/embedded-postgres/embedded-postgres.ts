import { readdirSync, rm } from 'node:fs'
import { basename, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { appRole } from '../database/app-role.ts'
import { findBinaries } from './binaries.ts'
import { appPassword, ensureCluster } from './cluster.ts'
import { connectOrLaunch, ownerConfig } from './connect.ts'
import { clusterFolder, type Launch, preparePlace } from './place.ts'
import { stopPostmaster } from './postmaster.ts'
import { withTimeout } from '../database/with-timeout.ts'

/** How long the database may take to release the lock, in milliseconds; it is stopped regardless. */
const closingMs = 1000

export interface DatabaseServer {
  /** With the owner's rights, for migrations. */
  config: pg.PoolConfig
  /** With the application's rights, its own login. */
  app: pg.PoolConfig
  /** Stops the server after everything in progress is written to disk. Close the pools first. */
  stop(): Promise<void>
}

/**
 * Starts the PostgreSQL of `folder`, creating it when there is none, or takes over one left running by a
 * killed Haulyard. `options` are further arguments for `postgres` (`'-c', 'fsync=off'`). Throws, with a
 * message, when another running Haulyard uses the folder or PostgreSQL cannot run there.
 */
export async function startPostgres(
  folder: string,
  options: readonly string[] = [],
): Promise<DatabaseServer> {
  const place = preparePlace(folder)
  const launch = { place, binaries: findBinaries(place), options }
  await ensureCluster(launch)
  const letGo = await keep(launch)
  sweep(launch)
  const config = ownerConfig(place)
  return {
    config,
    app: { ...config, user: appRole, password: appPassword(place.data) },
    async stop() {
      await letGo()
      await stopPostmaster(place.data)
    },
  }
}

/** Stops a server left running in `folder` by a killed process, if there is one. */
export async function stopPostgres(folder: string): Promise<void> {
  await stopPostmaster(clusterFolder(folder))
}

/**
 * Holds the folder for as long as this process lives, by a session lock that is released even when the
 * process is killed. When the connection is lost, the server was killed or restarted: it is started and
 * locked again.
 */
async function keep(launch: Launch): Promise<() => Promise<void>> {
  let held = await hold(launch)
  let kept = true
  let regained = Promise.resolve()
  const guard = (): void => {
    held.once('end', () => {
      regained = regain()
    })
  }
  const regain = async (): Promise<void> => {
    while (kept) {
      try {
        held = await hold(launch)
        return guard()
      } catch (error) {
        process.emitWarning(error instanceof Error ? error : String(error))
        await sleep(1000)
      }
    }
  }
  guard()
  return async () => {
    kept = false
    await regained // Otherwise a server it is just starting would outlive the stop.
    await withTimeout(held.end(), closingMs, undefined)
  }
}

async function hold(launch: Launch): Promise<pg.Client> {
  const client = await connectOrLaunch(launch)
  try {
    // The database may need a moment to notice that the last owner was killed.
    for (const wait of [20, 80, 200, 0]) {
      const { rows } = await client.query<{ mine: boolean }>('select pg_try_advisory_lock(7411) as mine')
      if (rows[0]?.mine) {
        await client.query(makeAppLogin(appPassword(launch.place.data)))
        return client
      }
      await sleep(wait)
    }
    throw new Error(
      `Another Haulyard server is using ${launch.place.folder}. Stop it first, or set HAULYARD_DATA to another folder (or DATABASE_URL to another database) for this one.`,
    )
  } catch (error) {
    await client.end()
    throw error
  }
}

const makeAppLogin = (password: string): string => `do $$ begin
  if not exists (select from pg_roles where rolname = '${appRole}' and rolcanlogin) then
    create role ${appRole} login password '${password}';
  end if;
end $$`

/** Removes what interrupted starts and earlier versions left; files still being written go at the next start. */
function sweep({ place: { folder }, binaries }: Launch): void {
  for (const name of readdirSync(folder)) {
    const halfMade = /^(pg|bin-.+)\.new-/.test(name)
    const outdated = name.startsWith('bin-') && name !== basename(binaries)
    if (halfMade || outdated) rm(join(folder, name), { recursive: true, force: true }, () => {})
  }
}
