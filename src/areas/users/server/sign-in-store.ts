import type { Tx } from '#platform/server/database/database.ts'

/** The version stays: signing in is not an edit. */
export async function noteSignIn(tx: Tx, user_id: number, at: Date): Promise<void> {
  await tx
    .updateTable('app_user')
    .set({ last_login_at: at.toISOString() })
    .where('id', '=', user_id)
    .execute()
}

/** Re-hashes the same password, unless another one has been set since. */
export async function renewHash(
  tx: Tx,
  { id, password_hash }: { id: number; password_hash: string },
  renewed: string,
): Promise<void> {
  await tx
    .updateTable('app_user')
    .set({ password_hash: renewed })
    .where('id', '=', id)
    .where('password_hash', '=', password_hash)
    .execute()
}
