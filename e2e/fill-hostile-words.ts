import type pg from 'pg'
import { hostileWords } from './hostile-words.ts'

/** What nobody types: how people sign in, and the words by which the program finds its own. */
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

/** For a column that the database keeps short, the words that are. */
const lengths = [Infinity, 60, 40, 20, 12]

/** Which of the words `$2` a row gets: another in each column and in each round. */
const chosen = ({ table, name }: Column, round: number) =>
  `($1::text[])[1 + mod(hashtext(ctid::text || '${table}.${name}') & 65535 + ${round}, cardinality($1::text[]))]`

/** @returns whether the column took any of them: the database refuses what is no number, address or date. */
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

/** By a rule of the column. @throws for anything else. */
function refused(error: Error & { code?: string }): 0 {
  if (error.code?.startsWith('23') || error.code === '22001') return 0
  throw error
}

/** What people wrote, and what is put together for them to read: words and more than one. */
const isProse = (text: string, labels: ReadonlySet<string>) => /[a-z] /i.test(text) && !labels.has(text)

/** @returns whether anything in it was words. */
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
 * Puts hostile words wherever words are kept, past the calls and triggers that keep what was issued as it was, but not
 * past what the database says of a column. Each round puts others. @returns into how many columns.
 */
export async function fillHostileWords(owner: pg.Client, round: number): Promise<number> {
  await owner.query('set session_replication_role = replica')
  let spoilt = 0
  for (const column of await columnsOf(owner)) {
    const spoilOne = column.type === 'jsonb' ? spoilJson : spoilText
    if (await spoilOne(owner, column, round)) spoilt++
  }
  // What was printed before is printed again, from what it says now.
  await owner.query('update issued_document set pdf_file_id = null')
  return spoilt
}
