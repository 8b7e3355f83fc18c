import type { Tx } from '#platform/server/database/database.ts'

/** A driver's user accounts. */
export async function usersOf(tx: Tx, driver_id: number): Promise<number[]> {
  const rows = await tx
    .selectFrom('app_user')
    .select('id')
    .where('driver_id', '=', driver_id)
    .where('approved', '=', 'Approved')
    .execute()
  return rows.map(({ id }) => id)
}
