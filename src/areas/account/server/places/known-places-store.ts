import { sql } from 'kysely'
import type { Db, Tx } from '#platform/server/database/database.ts'

interface Places {
  table: 'known_device' | 'known_network'
  /** The column a place is known by. */
  column: 'secret_sha256' | 'network'
  /** How many each account keeps; the last used ones. */
  most: number
}
const devices: Places = { table: 'known_device', column: 'secret_sha256', most: 20 }
const networks: Places = { table: 'known_network', column: 'network', most: 50 }
const forgottenAfter = '1 year'

interface Kept {
  network: string
  /** The hashes of the device's previous secret and its new one. */
  before: Buffer | null
  after: Buffer
}

/**
 * Remembers a device and a network. The device stays known to everyone else who signed in on it, by its new
 * secret.
 */
export async function keepPlace(tx: Tx, user_id: number, { network, before, after }: Kept): Promise<void> {
  await Promise.all([
    ...(before ? [renewDevice(tx, before, after)] : []),
    know(tx, devices, user_id, after),
    know(tx, networks, user_id, network),
    keepLatest(tx, devices, user_id),
    keepLatest(tx, networks, user_id),
  ])
}

const know = (tx: Tx, { table, column }: Places, user_id: number, place: string | Buffer) =>
  sql`insert into ${sql.table(table)} (user_id, ${sql.ref(column)}) values (${user_id}, ${place})
    on conflict (user_id, ${sql.ref(column)}) do update set last_used_at = now()`.execute(tx)

const keepLatest = (tx: Tx, { table, column, most }: Places, user_id: number) =>
  sql`delete from ${sql.table(table)} where user_id = ${user_id} and ${sql.ref(column)} in (
    select ${sql.ref(column)} from ${sql.table(table)} where user_id = ${user_id}
    order by last_used_at desc offset ${most})`.execute(tx)

const renewDevice = (tx: Tx, before: Buffer, after: Buffer) =>
  tx.updateTable('known_device').set({ secret_sha256: after }).where('secret_sha256', '=', before).execute()

/** Forgets all known places of an account. */
export async function forgetPlaces(tx: Tx, user_id: number): Promise<void> {
  await Promise.all([
    tx.deleteFrom('known_device').where('user_id', '=', user_id).execute(),
    tx.deleteFrom('known_network').where('user_id', '=', user_id).execute(),
  ])
}

/** Forgets devices and networks not used for a year. */
export async function forgetOldPlaces(db: Db): Promise<void> {
  const long = sql<string>`now() - ${forgottenAfter}::interval`
  await db.deleteFrom('known_device').where('last_used_at', '<', long).execute()
  await db.deleteFrom('known_network').where('last_used_at', '<', long).execute()
}
