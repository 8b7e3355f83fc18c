import { sql } from 'kysely'
import type { Db, Tx } from '#platform/server/database/database.ts'
import { type Viewer, scopeOf } from '#platform/server/sessions/viewer.ts'

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

/** A driver's name and licence; undefined when the viewer may not see who has which tags. */
export const findHolder = (db: Db | Tx, viewer: Viewer, id: number) =>
  db
    .selectFrom('driver')
    .select(['id', 'name', 'licence_class', 'licence_expires_on'])
    .where('id', '=', id)
    .$if(scopeOf(viewer, 'tags:people') === 'own', (q) => q.where('id', '=', viewer.driver_id))
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

/** A driver's skills with the document that proves each best: an approved one, or else the newest. */
export const skillsOfDriver = (db: Db | Tx, driver_id: number) =>
  db
    .selectFrom('holding')
    .innerJoin('skill', 'skill.id', 'holding.skill_id')
    .leftJoin('document_type', 'document_type.id', 'skill.document_type_id')
    .leftJoinLateral(
      (q) =>
        q
          .selectFrom('document')
          .select(['document.status', 'document.issued_on', 'document.expires_on'])
          .where('document.record_type', '=', 'driver')
          .whereRef('document.record_id', '=', 'holding.driver_id')
          .whereRef('document.document_type_id', '=', 'skill.document_type_id')
          .where('document.archived_at', 'is', null)
          .where('document.status', 'not in', ['rejected', 'superseded'])
          .orderBy(sql`document.status = 'approved'`, 'desc')
          .orderBy('document.id', 'desc')
          .limit(1)
          .as('proof'),
      (join) => join.onTrue(),
    )
    .select(['skill.id', 'skill.name', 'skill.licence_class', 'skill.validity_months'])
    .select(['document_type.name as document_type', 'holding.given_at'])
    .select(['proof.status', 'proof.issued_on', 'proof.expires_on'])
    .where('holding.driver_id', '=', driver_id)
    .where('skill.archived_at', 'is', null)
    .orderBy(sql`lower(skill.name)`)
    .execute()
