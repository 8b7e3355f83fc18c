import { sql } from 'kysely'
import type { Db, Tx } from '#platform/server/database/database.ts'
import type { AttachmentFacts, OrderFacts } from '../../rules/facts.ts'
import { type Asked, bookedOn, bookingsAbout, chosen, documentsOf, likeliest } from './candidate-store.ts'

/**
 * Some attachments, or a search's likeliest, with everything needed about each: one query. Wanted ones come first,
 * then those that fit a machine of the order.
 */
export async function attachmentFacts(
  db: Db | Tx,
  order: OrderFacts,
  asked: Asked,
): Promise<AttachmentFacts[]> {
  const machines = order.assets.map(({ asset_category_id }) => asset_category_id)
  const categories = machines.length > 0 ? machines : [order.asset_category_id ?? 0]
  const { rows } = await sql<AttachmentFacts>`
    with likely as (
      select attachment.id from attachment
      where attachment.archived_at is null and ${chosen(asked, 'attachment')}
      ${likeliest(
        asked,
        sql`attachment.id = any(${order.wanted_attachment_ids}) desc,
          attachment.compatible_category_ids && ${categories}::bigint[] desc,
          attachment.id in ${bookedOn(order, 'attachment_id')}, attachment.status = 'available' desc, attachment.id`,
      )}),
    c as (
      select t.*, t.code || ' ' || t.name as label from likely join attachment t on t.id = likely.id)
    select c.id, c.label as name, c.status, c.compatible_category_ids, c.min_tonne, c.max_tonne, c.hitch_type,
      case when a.id is not null then json_build_object('id', a.id, 'name', a.fleet_no || ' ' || a.name) end as fixed_to,
      about.near, following.next_at, following.next_order_no, held.documents
    from c left join asset a on a.id = c.asset_id
    ${bookingsAbout(order, 'attachment_id')} ${documentsOf('attachment')}`.execute(db)
  return rows
}
