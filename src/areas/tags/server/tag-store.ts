import { type Insertable, type Selectable, type Updateable, sql } from 'kysely'
import type { Tag as TagTable } from '#db/schema.ts'
import type { Db, Tx } from '#platform/server/database/database.ts'

export type StoredTag = Selectable<TagTable>
export type TagChanges = Updateable<TagTable>

const drivers = sql<number>`(select count(*) from holding t join driver d on d.id = t.driver_id
  where t.tag_id = tag.id and d.archived_at is null)`
const assets = sql<number>`(select count(*) from holding t join asset a on a.id = t.asset_id
  where t.tag_id = tag.id and a.archived_at is null)`

const tags = (db: Db | Tx) =>
  db
    .selectFrom('tag')
    .leftJoin('colour', 'colour.id', 'tag.colour_id')
    .selectAll('tag')
    .select(['colour.name as colour', 'colour.hex', drivers.as('drivers'), assets.as('assets')])

export const listTags = (db: Db | Tx, archived: boolean) =>
  tags(db)
    .where('tag.archived_at', archived ? 'is not' : 'is', null)
    .orderBy('tag.tag_type')
    .orderBy(sql`lower(tag.name)`)
    .orderBy('tag.id')
    .execute()

export const findTag = (db: Db | Tx, id: number) => tags(db).where('tag.id', '=', id).executeTakeFirst()

/** The tag, locked until the change ends. */
export const lockTag = (tx: Tx, id: number): Promise<StoredTag | undefined> =>
  tx.selectFrom('tag').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst()

export const insertTag = (tx: Tx, tag: Insertable<TagTable>): Promise<StoredTag> =>
  tx.insertInto('tag').values(tag).returningAll().executeTakeFirstOrThrow()

export const updateTag = (tx: Tx, id: number, changes: TagChanges): Promise<StoredTag> =>
  tx.updateTable('tag').set(changes).where('id', '=', id).returningAll().executeTakeFirstOrThrow()
