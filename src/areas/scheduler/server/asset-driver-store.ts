import { type SqlBool, sql } from 'kysely'
import type { NamedSkill } from '#areas/tags/contract/skill.ts'
import { heldSkills, skillsAmong } from '#areas/tags/server/index.ts'
import type { Db } from '#platform/server/database/database.ts'
import { pageOf } from '#platform/server/lists/list-page.ts'
import { found, totalOf } from '#platform/server/lists/search.ts'
import { type Viewer, scopeOf } from '#platform/server/sessions/viewer.ts'
import { addDays } from '#shared/local-date.ts'
import type { AssetDriverFilters } from '../contract/endpoints.ts'
import { provesSkills } from '../rules/skills.ts'

const yearDays = 365

/** `own`: the viewer's own driver record; for a subcontractor's users, their company's operators. */
function visible(db: Db, viewer: Viewer) {
  const drivers = db.selectFrom('driver').where('driver.archived_at', 'is', null)
  if (scopeOf(viewer, 'drivers:read') !== 'own') return drivers
  return viewer.user_type === 7
    ? drivers.where('driver.subcontractor_id', '=', viewer.subcontractor_id)
    : drivers.where('driver.id', '=', viewer.driver_id)
}

/** The dockets of a machine that say who drove it. */
const drivenDockets = (db: Db, asset_id: number, today: string) =>
  db
    .selectFrom('docket')
    .where('docket.asset_id', '=', asset_id)
    .where('docket.is_latest', '=', 1)
    .where('docket.driver_id', 'is not', null)
    .where('docket.status', '<>', 'Void')
    .where('docket.shift_date', '<=', today)

/** On which day a driver was last on the machine, and on how many days of the last year. */
const drivenDays = (db: Db, asset_id: number, today: string) =>
  drivenDockets(db, asset_id, today)
    .select('docket.driver_id')
    .select((e) => e.fn.max('docket.shift_date').as('last_on'))
    .select(
      sql<number>`(count(distinct docket.shift_date)
        filter (where docket.shift_date > ${addDays(today, -yearDays)}))::int4`.as('days'),
    )
    .groupBy('docket.driver_id')

const isUsual = sql<SqlBool>`(driver.id is not distinct from asset.default_driver_id)`
/** Classes compare in licence order. */
const hasLicence = sql<SqlBool>`(coalesce(asset.min_licence_class, asset_category.min_licence_class) is null
  or coalesce(driver.licence_class >= coalesce(asset.min_licence_class, asset_category.min_licence_class), false))`

/** What the machine and its category ask a driver to be able to do. */
async function neededFor(db: Db, asset_id: number): Promise<NamedSkill[]> {
  const asset = await db
    .selectFrom('asset')
    .innerJoin('asset_category', 'asset_category.id', 'asset.asset_category_id')
    .select(skillsAmong(sql`asset.required_skill_ids || asset_category.required_skill_ids`).as('skills'))
    .where('asset.id', '=', asset_id)
    .executeTakeFirst()
  return asset?.skills ?? []
}

/** Drivers who have all of those skills and can prove them on a day, as booking asks. */
async function hasSkills(db: Db, viewer: Viewer, needed: readonly NamedSkill[], day: string) {
  if (needed.length === 0) return sql<SqlBool>`true`
  const ids = needed.map(({ id }) => id)
  const holders = await visible(db, viewer)
    .select(['driver.id', heldSkills('driver', ids).as('skills')])
    .where(
      sql<SqlBool>`${ids}::bigint[] <@ array(
        select h.skill_id from holding h where h.driver_id = driver.id and h.skill_id is not null)`,
    )
    .execute()
  const proven = holders.filter(({ skills }) => provesSkills(skills, needed, day)).map(({ id }) => id)
  return sql<SqlBool>`driver.id = any(${proven}::bigint[])`
}

/**
 * One page of those who usually drive an asset, have driven it, or are active and have the licence and skills for it.
 * The caller checks whether the asset may be read.
 */
export async function listAssetDrivers(
  db: Db,
  viewer: Viewer,
  asset_id: number,
  filters: AssetDriverFilters,
  today: string,
) {
  const isSkilled = await hasSkills(db, viewer, await neededFor(db, asset_id), today)
  const drivers = visible(db, viewer)
    .innerJoin('asset', (join) => join.on('asset.id', '=', asset_id))
    .innerJoin('asset_category', 'asset_category.id', 'asset.asset_category_id')
    .where(
      sql<SqlBool>`(${isUsual} or driver.id in (${drivenDockets(db, asset_id, today).select('docket.driver_id')})
        or (driver.status = 'active' and ${hasLicence} and ${isSkilled}))`,
    )
    .$if(filters.search !== '', (q) => q.where((e) => found(e.ref('driver.search_text'), filters.search)))
  const rows = await pageOf(
    drivers
      .leftJoin(drivenDays(db, asset_id, today).as('driven'), 'driven.driver_id', 'driver.id')
      .orderBy(isUsual, 'desc')
      .orderBy('driven.last_on', (order) => order.desc().nullsLast())
      .orderBy('driver.name')
      .orderBy('driver.id'),
    filters,
  )
    .leftJoin('subcontractor', 'subcontractor.id', 'driver.subcontractor_id')
    .select([
      'driver.id',
      'driver.name',
      'driver.mobile',
      'driver.licence_class',
      'driver.licence_expires_on',
      'subcontractor.name as subcontractor',
      'driven.last_on',
    ])
    .select([
      sql<number>`(${isUsual})::int4`.as('is_usual'),
      sql<number>`(${hasLicence})::int4`.as('has_licence'),
      sql<number>`(${isSkilled})::int4`.as('has_skills'),
      sql<number>`coalesce(driven.days, 0)`.as('days'),
      sql<string[]>`array(select skill.name from holding join skill on skill.id = holding.skill_id
        where holding.driver_id = driver.id and skill.archived_at is null order by skill.name)`.as('skills'),
    ])
    .execute()
  return { rows, total: await totalOf(db, drivers, filters) }
}
