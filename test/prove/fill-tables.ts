import type pg from 'pg'

interface Column {
  table: string
  name: string
  type: string
  /** An enum's first value. */
  label: string | null
}

/** Columns that must be given something. */
const needed = `
  select c.relname as "table", a.attname as name, format_type(a.atttypid, null) as type,
    (select enumlabel from pg_enum where enumtypid = a.atttypid order by enumsortorder limit 1) as label
  from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
    and a.attnotnull and not a.atthasdef and a.attidentity = ''
  order by c.relname, a.attnum`

/** A valid value for a column by name; `n` is the row. */
const byName: Readonly<Record<string, string>> = {
  abn: `lpad(n::text, 11, '1')`,
  channel: `'email'`,
  compatible_category_ids: 'array[n]',
  content_type: `'application/pdf'`,
  ends_at: `timestamptz '2026-11-20 15:00+11'`,
  finishes_at: `timestamptz '2026-11-20 15:00+11'`,
  model_sha256: `encode(sha256(n::text::bytea), 'hex')`,
  postcode: `'3000'`,
  rate_snapshot: `'{"unit":"hour","unit_price_cents":1,"min_hours":0,"round_minutes":15,"source":"row"}'`,
  sha256: `encode(sha256(n::text::bytea), 'hex')`,
  worked_minutes: '0',
}
/** Further requirements on a row. */
const besides: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  // Away from the lists that migrations bring: the database checks a deferred constraint only when a row changes.
  checklist_item: { checklist_id: 'n + 1000' },
  booking: { kind: `'leave'`, driver_id: 'n' },
  quote: { prospect_name: `'row ' || n` },
}

function valueOf({ name, type, label }: Column): string {
  if (byName[name] !== undefined) return byName[name]
  if (label !== null) return `'${label}'`
  if (/int|numeric/.test(type)) return 'n'
  if (type === 'date') return `date '2026-11-20'`
  if (type.startsWith('timestamp')) return `timestamptz '2026-11-20 06:00+11'`
  if (type === 'tstzrange') return `tstzrange('2026-11-20 06:00+11', '2026-11-20 15:00+11')`
  if (type === 'jsonb') return `'{}'`
  if (type === 'boolean') return 'false'
  if (type === 'uuid') return 'gen_random_uuid()'
  if (type === 'bytea') return 'sha256(n::text::bytea)'
  if (type === 'time without time zone') return `'07:00'`
  return `'row ' || n`
}

/** Whether that many rows could be inserted, with triggers and foreign keys disabled but checks active. */
async function fill(owner: pg.Client, table: string, columns: readonly Column[], rows: number) {
  const values = {
    ...Object.fromEntries(columns.map((column) => [column.name, valueOf(column)])),
    ...besides[table],
  }
  const names = Object.keys(values)
  const into = names.map((name) => `"${name}"`).join(', ')
  const row = `(${into}) select ${Object.values(values).join(', ')} from generate_series(1, ${rows}) n`
  return owner.query(`insert into "${table}" ${row}`).then(
    () => true,
    (error: Error & { code?: string }) => {
      if (error.code?.startsWith('23')) return false
      throw error
    },
  )
}

/** Fills each table not in `filled` with that many rows, where the database allows it, and records it. */
export async function fillTables(
  owner: pg.Client,
  rows: number,
  filled: Map<string, boolean>,
): Promise<void> {
  await owner.query('set session_replication_role = replica')
  const { rows: columns } = await owner.query<Column>(needed)
  for (const [table, needs] of Map.groupBy(columns, (column) => column.table))
    if (!filled.has(table)) filled.set(table, await fill(owner, table, needs, rows))
  await owner.query('analyze')
}
