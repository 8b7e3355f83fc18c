import type { Db, Tx } from '#platform/server/database/database.ts'
import type { DefaultView } from '../contract/saved-view.ts'

export const listDefaults = (db: Db | Tx, user_id: number): Promise<DefaultView[]> =>
  db
    .selectFrom('default_view')
    .where('user_id', '=', user_id)
    .select(['list_key', 'search'])
    .orderBy('list_key')
    .execute()

export async function putDefault(tx: Tx, user_id: number, view: DefaultView): Promise<void> {
  await tx
    .insertInto('default_view')
    .values({ user_id, ...view })
    .onConflict((conflict) => conflict.columns(['user_id', 'list_key']).doUpdateSet({ search: view.search }))
    .execute()
}

export async function deleteDefault(tx: Tx, user_id: number, list_key: string): Promise<void> {
  await tx
    .deleteFrom('default_view')
    .where('user_id', '=', user_id)
    .where('list_key', '=', list_key)
    .execute()
}
