import { sql } from 'kysely'
import { heldSkills, skillsAmong } from '#areas/tags/server/index.ts'
import { anyCategory } from '#areas/work-orders/contract/choices.ts'
import type { Db, Tx } from '#platform/server/database/database.ts'
import { isMain } from '../../rules/asset-reasons.ts'
import type { AssetFacts, OrderFacts } from '../../rules/facts.ts'

type Reader = Db | Tx

type BookedAsset = Omit<OrderFacts['assets'][number], 'is_main'> & Pick<AssetFacts, 'asset_group'>

const bookedAssets = sql<BookedAsset[]>`(select coalesce(json_agg(json_build_object(
    'id', a.id, 'name', a.fleet_no || ' ' || a.name, 'asset_category_id', a.asset_category_id, 'asset_group', c.asset_group,
    'category', c.name, 'operating_mass_t', a.operating_mass_t, 'hitch_type', a.hitch_type,
    'min_licence_class', coalesce(a.min_licence_class, c.min_licence_class), 'default_driver_id', a.default_driver_id,
    'skills', ${skillsAmong(sql`a.required_skill_ids || c.required_skill_ids`)}) order by a.id), '[]')
  from booking b join asset a on a.id = b.asset_id join asset_category c on c.id = a.asset_category_id
  where b.job_item_id = job_item.id and b.released_at is null)`

const bookedDrivers = sql<OrderFacts['drivers']>`(select coalesce(json_agg(json_build_object(
    'id', d.id, 'name', d.name, 'licence_class', d.licence_class, 'skills', ${heldSkills('d')}) order by d.id), '[]')
  from booking b join driver d on d.id = b.driver_id where b.job_item_id = job_item.id and b.released_at is null)`

const bookedAttachments = sql<OrderFacts['attachments']>`(select coalesce(json_agg(json_build_object(
    'id', t.id, 'name', t.code || ' ' || t.name) order by t.id), '[]')
  from booking b join attachment t on t.id = b.attachment_id where b.job_item_id = job_item.id and b.released_at is null)`

const wanted = sql<
  number[]
>`(select r.attachment_ids from job_requirement r where r.id = job_item.job_requirement_id)`

/** The order facts that decisions need. Work orders decides who may see it. */
export async function findOrder(db: Reader, id: number) {
  const order = await db
    .selectFrom('job_item')
    .innerJoin('job', 'job.id', 'job_item.job_id')
    .leftJoin('asset_category', 'asset_category.id', 'job_item.asset_category_id')
    .leftJoin('job_site', 'job_site.id', 'job.job_site_id')
    .where('job_item.id', '=', id)
    .select([
      'job_item.id',
      'job_item.order_no',
      'job_item.order_status',
      'job_item.job_requirement_id',
      'job_item.work_date',
      'job_item.starts_at',
      'job_item.ends_at',
      'job_item.asset_category_id',
      'job_item.needs_driver',
      'job_item.asset_to_follow',
      'job_item.driver_to_follow',
      'job_item.version',
      'job_item.updated_at',
      'job_item.updated_by',
      sql<string>`coalesce(asset_category.name, ${anyCategory})`.as('category'),
      'asset_category.min_licence_class as category_min_licence_class',
      skillsAmong(sql`job_item.skill_ids`).as('skills'),
      skillsAmong(sql`asset_category.required_skill_ids`).as('category_skills'),
      'job.status as job_status',
      'job.depot_id',
      'job_site.lat',
      'job_site.lng',
      bookedAssets.as('assets'),
      bookedDrivers.as('drivers'),
      bookedAttachments.as('attachments'),
      wanted.as('wanted_attachment_ids'),
    ])
    .executeTakeFirst()
  return order && { ...order, assets: order.assets.map((one) => ({ ...one, is_main: isMain(order, one) })) }
}

/** A booking's order; undefined for leave and workshop time. */
export const orderOf = async (db: Reader, { job_item_id }: { job_item_id: number | null }) =>
  job_item_id === null ? undefined : findOrder(db, job_item_id)

/**
 * Locks the order's row, after its job's, whose status matters too; bookings are read after that. Concurrent
 * bookings on one job wait only for someone who has locked the job.
 */
export async function lockOrder(tx: Tx, id: number): Promise<void> {
  await tx
    .selectFrom('job')
    .select('id')
    .where('id', '=', (e) => e.selectFrom('job_item').select('job_item.job_id').where('job_item.id', '=', id))
    .forShare()
    .execute()
  await tx.selectFrom('job_item').select('id').where('id', '=', id).forNoKeyUpdate().execute()
}
