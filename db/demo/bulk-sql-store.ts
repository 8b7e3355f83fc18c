import { sql } from 'kysely'
import type { Change } from '#platform/server/change/change.ts'
import type { Size } from './sizes.ts'

/** What the statements of bulk rows share. Their texts are ours alone, whole: nothing that anybody typed is in them. */
export interface Bulk {
  readonly run: (statement: string) => Promise<void>
  readonly read: <Row>(statement: string) => Promise<Row[]>
  /**
   * Puts many rows into a table in one statement; columns that the rows do not name get their defaults, and yes and no
   * are true and false. @returns `columns` of each, in no order.
   */
  readonly insert: <Row = object>(table: string, rows: readonly object[], columns?: string) => Promise<Row[]>
  /** Sets columns of the rows of a table that have these ids. */
  readonly update: (table: string, rows: readonly ({ id: number } & object)[]) => Promise<void>
  /** One of a list, by the number `n` of a row: the same for the same seed, on every machine. */
  readonly pick: (salt: number, list: readonly (string | number)[], n?: string) => string
  /** A whole number below `size`, likewise. */
  readonly whole: (salt: number, size: number, n?: string) => string
  readonly size: Size
  /** The day of today as a literal: the change may be dated earlier. */
  readonly today: string
}

export const literal = (value: string | number): string =>
  typeof value === 'number' ? String(value) : `'${value.replaceAll("'", "''")}'`
export const listOf = (values: readonly (string | number)[]): string =>
  `(array[${values.map(literal).join(', ')}])`

const columnsOf = ([row]: readonly object[]): string[] => Object.keys(row ?? {})

/** No statement of it is cut short: the change may take its time. */
export async function openBulk({ tx }: Change, size: Size, today: string, seed: number): Promise<Bulk> {
  await sql`set local statement_timeout = 0`.execute(tx)
  const whole: Bulk['whole'] = (salt, below, n = 'n') =>
    `(abs(hashint8extended((${n})::bigint, ${seed * 1000 + salt})::numeric) % ${below})::int`
  return {
    run: async (statement) => void (await sql.raw(statement).execute(tx)),
    read: async <Row>(statement: string) => (await sql.raw<Row>(statement).execute(tx)).rows,
    insert: async <Row>(table: string, rows: readonly object[], returned = 'null') => {
      if (rows.length === 0) return []
      const columns = sql.raw(columnsOf(rows).join(', '))
      const made = sql<Row>`insert into ${sql.table(table)} (${columns})
        select ${columns} from json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}) returning ${sql.raw(returned)}`
      return (await made.execute(tx)).rows
    },
    update: async (table, rows) => {
      if (rows.length === 0) return
      const columns = columnsOf(rows).filter((column) => column !== 'id')
      await sql`update ${sql.table(table)} t set ${sql.raw(columns.map((name) => `${name} = r.${name}`).join(', '))}
        from json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}) r where r.id = t.id`.execute(
        tx,
      )
    },
    whole,
    pick: (salt, list, n) => `${listOf(list)}[1 + ${whole(salt, list.length, n)}]`,
    size,
    today: `${literal(today)}::date`,
  }
}
