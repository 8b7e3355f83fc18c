import { type Insertable, type Selectable, type Updateable, sql } from 'kysely'
import type { Skill as SkillTable } from '#db/schema.ts'
import type { Db, Tx } from '#platform/server/database/database.ts'

export type StoredSkill = Selectable<SkillTable>
export type SkillChanges = Updateable<SkillTable>

const drivers = sql<number>`(select count(*) from holding s join driver d on d.id = s.driver_id
  where s.skill_id = skill.id and d.archived_at is null)`

const skills = (db: Db | Tx) =>
  db
    .selectFrom('skill')
    .leftJoin('document_type', 'document_type.id', 'skill.document_type_id')
    .selectAll('skill')
    .select(['document_type.name as document_type', drivers.as('drivers')])

export const listSkills = (db: Db | Tx, archived: boolean) =>
  skills(db)
    .where('skill.archived_at', archived ? 'is not' : 'is', null)
    .orderBy(sql`lower(skill.name)`)
    .orderBy('skill.id')
    .execute()

export const findSkill = (db: Db | Tx, id: number) => skills(db).where('skill.id', '=', id).executeTakeFirst()

/** The skill, locked until the change ends. */
export const lockSkill = (tx: Tx, id: number): Promise<StoredSkill | undefined> =>
  tx.selectFrom('skill').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst()

/** Whether documents of this type are about drivers. */
export async function isOfDrivers(tx: Tx, document_type_id: number): Promise<boolean> {
  const type = await tx
    .selectFrom('document_type')
    .select('id')
    .where('id', '=', document_type_id)
    .where('record_type', '=', 'driver')
    .executeTakeFirst()
  return type !== undefined
}

export const insertSkill = (tx: Tx, skill: Insertable<SkillTable>): Promise<StoredSkill> =>
  tx.insertInto('skill').values(skill).returningAll().executeTakeFirstOrThrow()

export const updateSkill = (tx: Tx, id: number, changes: SkillChanges): Promise<StoredSkill> =>
  tx.updateTable('skill').set(changes).where('id', '=', id).returningAll().executeTakeFirstOrThrow()
