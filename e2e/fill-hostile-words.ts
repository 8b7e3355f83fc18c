import type pg from 'pg'
import { hostileWords } from './hostile-words.ts'

/** Columns nobody types: sign-in data, and words the program looks records up by. */
const ownTables = [
  'idempotency',
  'migration',
  'number_sequence',
  'public_link',
  'role_permission',
  'setting',
  'throttle',
]
const ownColumns =
  /^(action|actor|key|kind|link|list_key|method|part|password_hash|purpose|record_type|\w*sha256|search_text)$/
const isSignIn = (column: Column) => column.table === 'app_user' && column.name === 'email'

interface Column {
  table: string
  name: string
  type: 'text' | 'text[]' | 'jsonb'
}

async function columnsOf(owner: pg.Client): Promise<Column[]> {
  const { rows } = await owner.query<Column>(
    `select c.relname as "table", a.attname as name, format_type(a.atttypid, null) as type
     from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
       and a.attgenerated = '' and a.atttypid in ('text'::regtype, 'text[]'::regtype, 'jsonb'::regtype)
     order by c.relname, a.attnum`,
  )
  return rows.filter(
    (column) => !ownTables.includes(column.table) && !ownColumns.test(column.name) && !isSignIn(column),
  )
}

/** For short columns, the words that fit. */
const lengths = [Infinity, 60, 40, 20, 12]

/** Which of the words `$2` a row gets: different by column and round. */
const chosen = ({ table, name }: Column, round: number) =>
  `($1::text[])[1 + mod(hashtext(ctid::text || '${table}.${name}') & 65535 + ${round}, cardinality($1::text[]))]`

/** @returns whether the column accepted any: the database refuses what is not a number, address or date. */
async function spoilText(owner: pg.Client, column: Column, round: number): Promise<boolean> {
  const { table, name, type } = column
  const word = chosen(column, round)
  for (const most of lengths) {
    const words = hostileWords.filter((one) => one.length <= most)
    for (const value of type === 'text[]' ? [`array[${word}]`] : [word, `${word} || ' ' || ctid`])
      for (const which of ['true', `"${name}" is not null`]) {
        const done = owner.query(`update "${table}" set "${name}" = ${value} where ${which}`, [words])
        const rows = await done.then(({ rowCount }) => rowCount ?? 0).catch(refused)
        if (rows > 0) return true
      }
  }
  return false
}

/** By a constraint on the column. @throws for anything else. */
function refused(error: Error & { code?: string }): 0 {
  if (error.code?.startsWith('23') || error.code === '22001') return 0
  throw error
}

/** Text people wrote, and text composed for reading: more than one word. */
const isProse = (text: string, labels: ReadonlySet<string>) => /[a-z] /i.test(text) && !labels.has(text)

/** @returns whether any of it was text. */
async function spoilJson(owner: pg.Client, { table, name }: Column, round: number): Promise<boolean> {
  const { rows: enums } = await owner.query<{ label: string }>('select enumlabel as label from pg_enum')
  const labels = new Set(enums.map(({ label }) => label))
  const { rows } = await owner.query<{ at: string; value: unknown }>(
    `select ctid::text as at, "${name}" as value from "${table}" where "${name}" is not null`,
  )
  let used = 0
  const spoilt = (value: unknown): unknown => {
    if (typeof value === 'string')
      return isProse(value, labels) ? hostileWords[(round + used++) % hostileWords.length] : value
    if (Array.isArray(value)) return value.map(spoilt)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, spoilt(one)]))
  }
  const values = rows.map(({ value }) => JSON.stringify(spoilt(value)))
  await owner.query(
    `update "${table}" set "${name}" = new.value from unnest($1::tid[], $2::jsonb[]) as new (at, value)
     where ctid = new.at`,
    [rows.map(({ at }) => at), values],
  )
  return used > 0
}

/**
 * Puts hostile words into every text column, bypassing the API and the triggers that freeze issued documents,
 * but not column constraints. Each round uses others. @returns into how many columns.
 */
export async function fillHostileWords(owner: pg.Client, round: number): Promise<number> {
  await owner.query('set session_replication_role = replica')
  let spoilt = 0
  for (const column of await columnsOf(owner)) {
    const spoilOne = column.type === 'jsonb' ? spoilJson : spoilText
    if (await spoilOne(owner, column, round)) spoilt++
  }
  // Printed documents are printed again, from their current content.
  await owner.query('update issued_document set pdf_file_id = null')
  return spoilt
}
