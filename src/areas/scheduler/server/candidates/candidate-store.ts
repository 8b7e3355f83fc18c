import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { heldSkills, skillsAmong } from '#areas/tags/server/index.ts'
import type { Db, Tx } from '#platform/server/database/database.ts'
import { escapedPattern, found } from '#platform/server/lists/search.ts'
import { addDays, melbourneInstant } from '#shared/local-date.ts'
import type { AssetFacts, DriverFacts, OrderFacts } from '../../rules/facts.ts'
import { neededSkills } from '../../rules/skills.ts'

type Reader = Db | Tx
export type Asked = { ids: readonly number[] } | { search: string }

/**
 * How many are assessed: the nearest free ones of the right kind, as far as SQL can tell cheaply. The rules
 * then list the objections to each.
 */
const candidateLimit = 300

interface About {
  starts_at: string
  ends_at: string
  work_date: string
}

/**
 * From a day before to a day after, including the full Melbourne day: for conflicts, hours of the day and
 * fatigue.
 */
function timeAbout({ starts_at, ends_at, work_date }: About): RawBuilder<unknown> {
  const dayMs = 86_400_000
  const from = Math.min(Date.parse(starts_at) - dayMs, Date.parse(melbourneInstant(work_date, '00:00')))
  const to = Math.max(
    Date.parse(ends_at) + dayMs,
    Date.parse(melbourneInstant(addDays(work_date, 1), '00:00')),
  )
  return sql`tstzrange(${new Date(from).toISOString()}, ${new Date(to).toISOString()})`
}

/** What people search a resource by here: its suburb or email would find it for no reason that they see. */
const names = {
  asset: sql<string>`search_text_of(asset.fleet_no, asset.name, asset.rego_no)`,
  driver: sql<string>`search_text_of(driver.name, driver.preferred_name, driver.employee_no, driver.mobile)`,
  attachment: sql<string>`search_text_of(attachment.code, attachment.name)`,
} as const
const current = {
  asset: sql`select from asset where asset.archived_at is null`,
  driver: sql`select from driver where driver.archived_at is null`,
  attachment: sql`select from attachment where attachment.archived_at is null`,
} as const

/** The named ones, or those that a search finds: by the beginning of a word, and within one only where no word begins so. */
export const chosen = (asked: Asked, table: keyof typeof names) => {
  if ('ids' in asked) return sql<SqlBool>`${sql.ref(`${table}.id`)} = any(${asked.ids})`
  if (asked.search === '') return sql<SqlBool>`true`
  const isFound = sql<SqlBool>`(${found(sql.ref<string>(`${table}.search_text`), asked.search)}
    and ${found(names[table], asked.search)})`
  const words = asked.search.trim().toLowerCase().split(/\s+/)
  const begins = sql.join(
    words.map((word) => sql`${names[table]} ~ ${`\\m${escapedPattern(word)}`}`),
    sql` and `,
  )
  return sql<SqlBool>`(${isFound} and (${begins} or not exists (${current[table]} and ${isFound} and ${begins})))`
}

/** Named ones are all wanted; of a search, the likeliest. */
export const likeliest = (asked: Asked, by: RawBuilder<unknown>) =>
  'ids' in asked ? sql`` : sql`order by ${by} limit ${candidateLimit}`

/**
 * Resources working elsewhere at that time. Nobody has id 0: testing for non-null would lead PostgreSQL to
 * the resource index, reading all its pages, and a null among them would make `in` neither true nor false.
 */
export const bookedOn = (order: OrderFacts, column: 'asset_id' | 'driver_id' | 'attachment_id') => sql`(
  select coalesce(b.${sql.raw(column)}, 0) from booking b
  where b.during && tstzrange(${order.starts_at}, ${order.ends_at}) and b.released_at is null
    and b.certainty = 'confirmed' and b.job_item_id is distinct from ${order.id})`

export const bookingsAbout = (order: About, column: 'asset_id' | 'driver_id' | 'attachment_id') => sql`
  cross join lateral (
    select coalesce(json_agg(json_build_object('id', b.id, 'kind', b.kind, 'certainty', b.certainty,
      'job_item_id', b.job_item_id, 'order_no', i.order_no, 'starts_at', b.starts_at, 'ends_at', b.ends_at,
      'from', lower(b.during), 'to', upper(b.during)) order by b.starts_at), '[]') as near
    from booking b left join job_item i on i.id = b.job_item_id
    where b.${sql.raw(column)} = c.id and b.released_at is null and b.during && ${timeAbout(order)}) as about
  left join lateral (
    select b.starts_at as next_at, i.order_no as next_order_no
    from booking b left join job_item i on i.id = b.job_item_id
    where b.${sql.raw(column)} = c.id and b.released_at is null and b.certainty = 'confirmed' and b.starts_at >= ${order.ends_at}
    order by b.starts_at limit 1) as following on true`

/** The stretches dockets say a driver worked around that time; two days cover a shift across midnight. */
const workedAbout = ({ work_date }: About) => sql`
  cross join lateral (
    select coalesce(json_agg(json_build_object('job_item_id', d.job_item_id,
      'starts_at', d.starts_at, 'ends_at', d.finishes_at)), '[]') as worked
    from docket d where d.driver_id = c.id and d.is_latest and d.status <> 'Void'
      and d.shift_date between ${addDays(work_date, -2)} and ${addDays(work_date, 2)}) as dockets`

/** Documents that are mandatory or must not have expired: the record's, and its subcontractor's if it has one. */
export const documentsOf = (record_type: 'asset' | 'driver' | 'attachment') => sql`
  cross join lateral (
    select coalesce(json_agg(json_build_object('owner', of.owner, 'type', t.name, 'is_mandatory', t.is_mandatory,
      'status', x.status, 'is_reviewed', t.is_reviewed, 'blocks_on_expiry', t.block_on_expiry, 'expires_on', x.expires_on)
      order by of.record_type <> ${record_type}, t.sort, t.id), '[]') as documents
    from (values (${record_type}, c.id, c.label)${
      record_type === 'attachment' ? sql`` : sql`, ('subcontractor', c.subcontractor_id, s.name)`
    }) as of (record_type, record_id, owner)
    join document_type t on t.record_type = of.record_type and (t.is_mandatory or t.block_on_expiry)
    left join lateral (
      select d.status, d.expires_on from document d
      where d.record_type = of.record_type and d.record_id = of.record_id and d.document_type_id = t.id
        and d.archived_at is null and d.status <> 'superseded'
      order by d.status = 'approved' desc, d.id desc limit 1) as x on true
    where of.record_id is not null) as held`

/** Each depot with its squared distance to the site in degrees, good enough to sort by: computed once for each. */
const yards = ({ lat, lng }: OrderFacts) => sql`
  yard as materialized (
    select id, name, lat, lng, ${
      lat === null || lng === null
        ? sql`null::float8`
        : sql`(lat::float8 - ${lat}::float8) ^ 2 + ((lng::float8 - ${lng}::float8) * ${Math.cos((lat * Math.PI) / 180)}::float8) ^ 2`
    } as away from depot)`

/** The dry hires of a machine at an order’s time, for other work than the order’s. */
const hiredAt = ({ starts_at, ends_at, job_requirement_id }: OrderFacts, asset_id: RawBuilder<unknown>) =>
  sql`from hires_elsewhere(${asset_id}, tstzrange(${starts_at}, ${ends_at}), ${job_requirement_id}) h`

/** Some assets, or a search's likeliest, with everything needed about each: one query. */
export async function assetFacts(db: Reader, order: OrderFacts, asked: Asked): Promise<AssetFacts[]> {
  const { rows } = await sql<AssetFacts>`
    with ${yards(order)}, likely as (
      select asset.id from asset left join yard on yard.id = asset.depot_id
      where asset.archived_at is null and ${chosen(asked, 'asset')}
      ${likeliest(
        asked,
        sql`asset.asset_category_id = ${order.asset_category_id} desc, asset.id in ${bookedOn(order, 'asset_id')},
          exists (select ${hiredAt(order, sql`asset.id`)}),
          asset.status in ('available', 'on_hire') desc, yard.away, asset.id`,
      )}),
    c as (
      select asset.*, asset.fleet_no || ' ' || asset.name as label, yard.name as depot, yard.lat as depot_lat, yard.lng as depot_lng
      from likely join asset on asset.id = likely.id left join yard on yard.id = asset.depot_id)
    select c.id, c.label as name, c.asset_category_id, g.name as category, g.asset_group, c.status, c.off_road_reason,
      c.rego_expires_on, coalesce(c.min_licence_class, g.min_licence_class) as min_licence_class, c.default_driver_id,
      c.operating_mass_t, c.hitch_type, hired.on_hire,
      s.name as subcontractor, s.status as subcontractor_status, c.depot_id, c.depot, c.depot_lat, c.depot_lng,
      about.near, following.next_at, following.next_order_no, held.documents,
      ${skillsAmong(sql`c.required_skill_ids || g.required_skill_ids`)} as skills
    from c join asset_category g on g.id = c.asset_category_id left join subcontractor s on s.id = c.subcontractor_id
    left join lateral (
      select json_build_object('job_no', j.job_no, 'client', client.name, 'on_hire_at', h.on_hire_at,
        'off_hire_at', h.off_hire_at, 'due_back_on', r.end_date, 'is_out', h.is_out) as on_hire
      from (
        select h.*, true as is_out ${hiredAt(order, sql`c.id`)}
        union all
        select h.*, false from dry_hire h
        where h.asset_id = c.id and h.archived_at is null and h.off_hire_at is null
          and h.job_requirement_id <> ${order.job_requirement_id} and upper(dry_hire_out(h)) <= ${order.starts_at}
      ) h
      join job_requirement r on r.id = h.job_requirement_id
      join job j on j.id = h.job_id join client on client.id = j.client_id
      order by h.is_out desc, h.on_hire_at limit 1) as hired on true
    ${bookingsAbout(order, 'asset_id')} ${documentsOf('asset')}`.execute(db)
  return rows
}

/** The same for drivers, with what they have of the skills that the order asks for. */
export async function driverFacts(db: Reader, order: OrderFacts, asked: Asked): Promise<DriverFacts[]> {
  const needed = neededSkills(order).map(({ id }) => id)
  const usual = order.assets.flatMap(({ default_driver_id }) => default_driver_id ?? [])
  const { rows } = await sql<DriverFacts>`
    with ${yards(order)}, likely as (
      select driver.id from driver left join yard on yard.id = driver.depot_id
      where driver.archived_at is null and ${chosen(asked, 'driver')}
      ${likeliest(
        asked,
        sql`driver.id in ${bookedOn(order, 'driver_id')}, driver.status = 'active' desc, driver.id = any(${usual}) desc,
          yard.away, driver.id`,
      )}),
    c as (
      select driver.*, driver.name as label, yard.name as depot, yard.lat as depot_lat, yard.lng as depot_lng
      from likely join driver on driver.id = likely.id left join yard on yard.id = driver.depot_id)
    select c.id, c.name, c.status, c.start_date, c.end_date, c.licence_class, c.licence_expires_on,
      s.name as subcontractor, s.status as subcontractor_status, c.depot_id, c.depot, c.depot_lat, c.depot_lng,
      about.near, dockets.worked, following.next_at, following.next_order_no, held.documents,
      ${needed.length > 0 ? heldSkills('c', needed) : sql`'[]'::json`} as skills
    from c left join subcontractor s on s.id = c.subcontractor_id
    ${bookingsAbout(order, 'driver_id')} ${workedAbout(order)} ${documentsOf('driver')}`.execute(db)
  return rows
}
