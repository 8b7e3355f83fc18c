import { sql } from 'kysely'
import type { Tx } from '#platform/server/database/database.ts'
import { type Viewer, scopeOf } from '#platform/server/sessions/viewer.ts'
import { type Reader, visible } from '../attachment-store.ts'
import { isChangeable, machine } from './fit-store.ts'

/** Every current attachment that the viewer may see, with the machine it stays on. */
export const listAttachmentsByMachine = (db: Reader, viewer: Viewer) =>
  visible(db, viewer)
    .select(['attachment.id', 'attachment.code as name', 'attachment.name as hint'])
    .select(['attachment.compatible_category_ids', machine.as('asset')])
    .select(isChangeable(viewer).as('is_changeable'))
    .select(sql<number[]>`array_remove(array[attachment.asset_id], null)`.as('ticked'))
    .where('attachment.archived_at', 'is', null)
    .orderBy('attachment.code')
    .orderBy('attachment.id')
    .execute()

/**
 * Which of some machines an attachment may go on: current ones and, for a viewer limited to their own, their company's.
 * They stay so until the change ends. Bookings lock a machine before its attachments, and so does this.
 */
export async function lockMachines(tx: Tx, viewer: Viewer, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return []
  const rows = await tx
    .selectFrom('asset')
    .select('id')
    .where('id', 'in', [...ids])
    .where('archived_at', 'is', null)
    .$if(scopeOf(viewer, 'attachments:write') === 'own', (q) =>
      q.where('subcontractor_id', '=', viewer.subcontractor_id),
    )
    .orderBy('id')
    .forShare()
    .execute()
  return rows.map(({ id }) => id)
}
