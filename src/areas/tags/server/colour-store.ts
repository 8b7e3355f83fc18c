import { type Insertable, type Selectable, type Updateable, sql } from 'kysely'
import type { Colour as ColourTable } from '#db/schema.ts'
import type { Db, Tx } from '#platform/server/database/database.ts'

export type StoredColour = Selectable<ColourTable>
export type ColourChanges = Updateable<ColourTable>

const tags = sql<number>`(select count(*) from tag t where t.colour_id = colour.id and t.archived_at is null)`

const colours = (db: Db | Tx) => db.selectFrom('colour').selectAll('colour').select(tags.as('tags'))

/** In their configured order. */
export const listColours = (db: Db | Tx, archived: boolean) =>
  colours(db)
    .where('archived_at', archived ? 'is not' : 'is', null)
    .orderBy('sort')
    .orderBy('name')
    .orderBy('id')
    .execute()

export const findColour = (db: Db | Tx, id: number) => colours(db).where('id', '=', id).executeTakeFirst()

/** The colour, locked until the change ends. */
export const lockColour = (tx: Tx, id: number): Promise<StoredColour | undefined> =>
  tx.selectFrom('colour').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst()

export const insertColour = (tx: Tx, colour: Insertable<ColourTable>): Promise<StoredColour> =>
  tx.insertInto('colour').values(colour).returningAll().executeTakeFirstOrThrow()

export const updateColour = (tx: Tx, id: number, changes: ColourChanges): Promise<StoredColour> =>
  tx.updateTable('colour').set(changes).where('id', '=', id).returningAll().executeTakeFirstOrThrow()
