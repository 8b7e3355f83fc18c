import { sql } from 'kysely'
import { listGridAssets } from '#areas/resources/server/index.ts'
import type { Db, Tx } from '#platform/server/database/database.ts'
import { type Viewer, scopeOf } from '#platform/server/sessions/viewer.ts'
import { heldSkills } from './required-store.ts'

/** `own`: the viewer's own driver record. */
function visible(db: Db | Tx, viewer: Viewer) {
  const drivers = db.selectFrom('driver').where('driver.archived_at', 'is', null)
  return scopeOf(viewer, 'tags:people') === 'own'
    ? drivers.where('driver.id', '=', viewer.driver_id)
    : drivers
}

const tagIds = sql<
  number[]
>`array(select h.tag_id from holding h where h.driver_id = driver.id and h.tag_id is not null)`
const skillIds = sql<
  number[]
>`array(select h.skill_id from holding h where h.driver_id = driver.id and h.skill_id is not null)`

/** Every driver that the viewer may see, by name, with what they have. */
export const listDriversWith = (db: Db | Tx, viewer: Viewer, what: 'tags' | 'skills') =>
  visible(db, viewer)
    .leftJoin('subcontractor', 'subcontractor.id', 'driver.subcontractor_id')
    .select(['driver.id', 'driver.name', (what === 'tags' ? tagIds : skillIds).as('ticked')])
    .select(sql<string | null>`coalesce(subcontractor.name, driver.employee_no)`.as('hint'))
    .orderBy(sql`lower(driver.name)`)
    .orderBy('driver.id')
    .execute()

/** Every asset that the viewer may see, with its tags. */
export const listAssetsWithTags = (db: Db | Tx, viewer: Viewer) =>
  listGridAssets(
    db,
    viewer,
    sql<number[]>`array(select h.tag_id from holding h where h.asset_id = asset.id and h.tag_id is not null)`,
  )

/** A driver's name and skills; undefined when the viewer may not see who has which tags. */
export const findHolder = (db: Db | Tx, viewer: Viewer, id: number) =>
  db
    .selectFrom('driver')
    .select(['driver.id', 'driver.name', heldSkills('driver').as('skills')])
    .where('driver.id', '=', id)
    .$if(scopeOf(viewer, 'tags:people') === 'own', (q) => q.where('driver.id', '=', viewer.driver_id))
    .executeTakeFirst()

const currentTags = (db: Db | Tx) =>
  db
    .selectFrom('tag')
    .leftJoin('colour', 'colour.id', 'tag.colour_id')
    .select(['tag.id', 'tag.tag_type', 'tag.name', 'colour.hex'])
    .where('tag.archived_at', 'is', null)
    .orderBy('tag.tag_type')
    .orderBy(sql`lower(tag.name)`)

export const tagsOfDriver = (db: Db | Tx, driver_id: number) =>
  currentTags(db)
    .innerJoin('holding', 'holding.tag_id', 'tag.id')
    .where('holding.driver_id', '=', driver_id)
    .execute()

export const tagsOfAsset = (db: Db | Tx, asset_id: number) =>
  currentTags(db)
    .innerJoin('holding', 'holding.tag_id', 'tag.id')
    .where('holding.asset_id', '=', asset_id)
    .execute()
