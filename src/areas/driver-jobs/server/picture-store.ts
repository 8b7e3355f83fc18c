import { type SqlBool, sql } from 'kysely'
import type { Db, Tx } from '#platform/server/database/database.ts'
import type { PicturePage, RecordPictures } from '#platform/server/change/record-registry.ts'
import { type Viewer, scopeOf } from '#platform/server/sessions/viewer.ts'
import { places, visible } from './driver-job-store.ts'

/** A ticket’s photo, or one of a checklist; null for a signature. */
const title = sql<string | null>`coalesce(
  (select 'Ticket of load ' || l.load_no from load l
    where l.driver_job_id = driver_job.id and l.ticket_file_id = file.id limit 1),
  (select a.text from asset_checklist c join asset_checklist_answer a on a.asset_checklist_id = c.id
    where c.job_item_id = driver_job.job_item_id and c.driver_id = driver_job.driver_id
      and file.id = any (a.photo_file_ids) and a.answer_type <> 'signature' limit 1))`

export const driverJobPictures: RecordPictures = {
  titleOf: async (db: Db | Tx, file_id) => {
    const found = await db
      .selectFrom('driver_job_file')
      .innerJoin('driver_job', 'driver_job.id', 'driver_job_file.driver_job_id')
      .innerJoin('file', 'file.id', 'driver_job_file.file_id')
      .select(title.as('title'))
      .where('file.id', '=', file_id)
      .executeTakeFirst()
    return found?.title ?? undefined
  },
  latest: async (db: Db, viewer: Viewer, { before, limit }: PicturePage) => {
    if (scopeOf(viewer, 'driver-jobs:read') === undefined) return []
    const label = sql<string>`job_item.order_no || ' ' || driver.name`
    return places(visible(db, viewer, 'driver-jobs:read'))
      .innerJoin('driver_job_file', 'driver_job_file.driver_job_id', 'driver_job.id')
      .innerJoin('file', 'file.id', 'driver_job_file.file_id')
      .select([
        'file.id as file_id',
        'file.key',
        'file.created_at',
        title.$castTo<string>().as('title'),
        label.as('label'),
      ])
      .where('file.content_type', 'like', 'image/%')
      .where(sql<SqlBool>`${title} is not null`)
      .$if(before !== undefined, (q) => q.where('file.id', '<', before ?? 0))
      .orderBy('file.id', 'desc')
      .limit(limit)
      .execute()
  },
}
