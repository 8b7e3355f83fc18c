import { sql } from 'kysely'
import type { Change } from '#platform/server/change/change.ts'
import type { Size } from './sizes.ts'

/** Shared pieces of the bulk statements. All of their SQL is ours: no user input is in it. */
export interface Bulk {
  readonly run: (statement: string) => Promise<void>
  readonly read: <Row>(statement: string) => Promise<Row[]>
  /**
   * Inserts many rows in one statement; columns not named get their defaults, and booleans are true and
   * false. @returns `columns` of each, in no particular order.
   */
  readonly insert: <Row = object>(table: string, rows: readonly object[], columns?: string) => Promise<Row[]>
  /** Updates columns of a table's rows with these ids. */
  readonly update: (table: string, rows: readonly ({ id: number } & object)[]) => Promise<void>
  /** A list entry chosen by a row's number `n`: the same for the same seed, on every machine. */
  readonly pick: (salt: number, list: readonly (string | number)[], n?: string) => string
  /** A whole number below `size`, likewise. */
  readonly whole: (salt: number, size: number, n?: string) => string
  readonly size: Size
  /** Today's date as a literal: the change may be dated earlier. */
  readonly today: string
}

export const literal = (value: string | number): string =>
  typeof value === 'number' ? String(value) : `'${value.replaceAll("'", "''")}'`
export const listOf = (values: readonly (string | number)[]): string =>
  `(array[${values.map(literal).join(', ')}])`

const columnsOf = ([row]: readonly object[]): string[] => Object.keys(row ?? {})

/** Disables the statement timeout: the change may take its time. */
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
