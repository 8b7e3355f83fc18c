import { sql } from 'kysely'
import type { Db, Tx } from '#platform/server/database.ts'

/** So many of each account; those that were used last. */
const most = { devices: 20, networks: 50 }
const forgottenAfter = '1 year'

const now = sql<string>`now()`

interface Kept {
  network: string
  /** The secret that the device had until now, and the one that it has from now on, hashed. */
  before: Buffer | null
  after: Buffer
}

/** Knows a device and a network. The device stays known to everybody else who signed in on it, by its new secret. */
export async function keepPlace(tx: Tx, user_id: number, { network, before, after }: Kept): Promise<void> {
  await Promise.all([
    ...(before ? [renewDevice(tx, before, after)] : []),
    tx
      .insertInto('known_device')
      .values({ user_id, secret_sha256: after })
      .onConflict((known) => known.columns(['user_id', 'secret_sha256']).doUpdateSet({ last_used_at: now }))
      .execute(),
    tx
      .insertInto('known_network')
      .values({ user_id, network })
      .onConflict((known) => known.columns(['user_id', 'network']).doUpdateSet({ last_used_at: now }))
      .execute(),
    tx
      .deleteFrom('known_device')
      .where('user_id', '=', user_id)
      .where('secret_sha256', 'in', (row) =>
        row
          .selectFrom('known_device')
          .select('secret_sha256')
          .where('user_id', '=', user_id)
          .orderBy('last_used_at', 'desc')
          .offset(most.devices),
      )
      .execute(),
    tx
      .deleteFrom('known_network')
      .where('user_id', '=', user_id)
      .where('network', 'in', (row) =>
        row
          .selectFrom('known_network')
          .select('network')
          .where('user_id', '=', user_id)
          .orderBy('last_used_at', 'desc')
          .offset(most.networks),
      )
      .execute(),
  ])
}

const renewDevice = (tx: Tx, before: Buffer, after: Buffer) =>
  tx.updateTable('known_device').set({ secret_sha256: after }).where('secret_sha256', '=', before).execute()

/** Forgets where somebody signed in. */
export async function forgetPlaces(tx: Tx, user_id: number): Promise<void> {
  await Promise.all([
    tx.deleteFrom('known_device').where('user_id', '=', user_id).execute(),
    tx.deleteFrom('known_network').where('user_id', '=', user_id).execute(),
  ])
}

/** Forgets devices and networks from which nobody signed in for a year. */
export async function forgetOldPlaces(db: Db): Promise<void> {
  const long = sql<string>`now() - ${forgottenAfter}::interval`
  await db.deleteFrom('known_device').where('last_used_at', '<', long).execute()
  await db.deleteFrom('known_network').where('last_used_at', '<', long).execute()
}
