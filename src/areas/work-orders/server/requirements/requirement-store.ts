import { type Insertable, type Selectable, type Updateable, sql } from 'kysely'
import { ownOrders } from '#areas/drivers/server/index.ts'
import { isCounted, isNotOnHold } from '#areas/jobs/server/index.ts'
import { skillsAmong } from '#areas/tags/server/index.ts'
import type { JobRequirement as RequirementTable } from '#db/schema.ts'
import type { Db, Tx } from '#platform/server/database/database.ts'
import { type Viewer, scopeOf } from '#platform/server/sessions/viewer.ts'
import { anyCategory } from '../../contract/choices.ts'

type Reader = Db | Tx
/** With the names of the attachments it asks for. */
export type StoredRequirement = Selectable<RequirementTable> & { attachments: string[] }

const attachments = sql<
  string[]
>`(select coalesce(json_agg(t.code || ' ' || t.name order by array_position(job_requirement.attachment_ids, t.id)), '[]') from attachment t
  where t.id = any(job_requirement.attachment_ids))`.as('attachments')

function visible(db: Reader, viewer: Viewer) {
  const query = db.selectFrom('job_requirement').where('job_requirement.archived_at', 'is', null)
  return scopeOf(viewer, 'work-orders:read') === 'own'
    ? query.where('job_requirement.id', 'in', ownOrders(viewer, 'job_requirement_id'))
    : query
}

const named = (db: Reader, viewer: Viewer) =>
  visible(db, viewer)
    .selectAll('job_requirement')
    .select([
      attachments,
      sql<string>`coalesce((select a.name from asset_category a where a.id = job_requirement.asset_category_id), ${anyCategory})`.as(
        'asset_category',
      ),
      sql<number>`(select count(*) from job_item where job_item.job_requirement_id = job_requirement.id
        and job_item.order_status not in ('Cancelled', 'Cancelled by Office', 'Moved')
        and ${isCounted(viewer, 'work-orders:read', 'job_item.id')})`.as('orders'),
      sql<number>`(select count(*) from job_item u where u.job_requirement_id = job_requirement.id and u.is_unfilled
        and ${isNotOnHold('u.job_id')} and ${isCounted(viewer, 'work-orders:read', 'u.id')})`.as(
        'unfilled_orders',
      ),
      skillsAmong(sql`job_requirement.skill_ids`).as('skills'),
    ])

/** A job's requirements, in the job's order. */
export const listRequirements = (db: Reader, viewer: Viewer, job_id: number) =>
  named(db, viewer)
    .where('job_requirement.job_id', '=', job_id)
    .orderBy('job_requirement.position')
    .orderBy('job_requirement.id')
    .execute()

export const findRequirement = (db: Reader, viewer: Viewer, id: number) =>
  named(db, viewer).where('job_requirement.id', '=', id).executeTakeFirst()

/** Its job, which never changes. */
export const findRequirementPlace = (db: Reader, viewer: Viewer, id: number) =>
  visible(db, viewer)
    .select(['job_requirement.id', 'job_requirement.job_id'])
    .where('job_requirement.id', '=', id)
    .executeTakeFirst()

/** The stored requirement, locked until the change ends. */
export const lockRequirement = (tx: Tx, id: number): Promise<StoredRequirement | undefined> =>
  tx
    .selectFrom('job_requirement')
    .selectAll()
    .select(attachments)
    .where('id', '=', id)
    .where('archived_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()

/** A job's requirements not priced by a quote line, locked until the change ends. */
export const lockUnquoted = (tx: Tx, job_id: number): Promise<StoredRequirement[]> =>
  tx
    .selectFrom('job_requirement')
    .selectAll()
    .select(attachments)
    .where('job_id', '=', job_id)
    .where('quote_line_id', 'is', null)
    .where('archived_at', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute()

export const insertRequirement = (
  tx: Tx,
  requirement: Omit<Insertable<RequirementTable>, 'position'>,
): Promise<StoredRequirement> =>
  tx
    .insertInto('job_requirement')
    .values({
      ...requirement,
      position: sql<number>`(select coalesce(max(position), 0) + 1 from job_requirement where job_id = ${requirement.job_id})`,
    })
    .returningAll()
    .returning(attachments)
    .executeTakeFirstOrThrow()

export const updateRequirement = (
  tx: Tx,
  id: number,
  changes: Updateable<RequirementTable>,
): Promise<StoredRequirement> =>
  tx
    .updateTable('job_requirement')
    .set(changes)
    .where('id', '=', id)
    .returningAll()
    .returning(attachments)
    .executeTakeFirstOrThrow()
