import pg from 'pg'

/**
 * How PostgreSQL values are read: bigint and numeric → number, boolean → 1 or 0 (the specification's yes and
 * no), date → 'YYYY-MM-DD', time → 'HH:MM', timestamptz → ISO in UTC with milliseconds, and arrays of these.
 * Everything else as `pg` reads it. Set per pool, so that a library with its own pool (pg-boss) keeps the
 * driver's defaults.
 */
type Read = (text: string) => unknown

/** Ids and cents stay far below 2^53; one that does not must never be rounded silently. */
function safeInteger(text: string): number {
  const number = Number(text)
  if (!Number.isSafeInteger(number)) throw new RangeError(`The bigint ${text} is too large for a number`)
  return number
}

const asWritten: Read = (text) => text
const hoursAndMinutes: Read = (text) => text.slice(0, 5)
/** Connections use UTC: most values are only reformatted, the rest (BC, far years, other zones) converted. */
const utcText = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)(?:\.(\d{1,6}))?\+00$/
function toIso(text: string): string {
  const [, date, time, fraction = ''] = utcText.exec(text) ?? []
  if (date === undefined) return new Date(text).toISOString()
  return `${date}T${time}.${fraction.slice(0, 3).padEnd(3, '0')}Z`
}
const maxRemembered = 500
const remembered = new Map<string, string>()
/** Thousands of orders and bookings begin and end at the same few instants, each converted once. */
function instant(text: string): string {
  const known = remembered.get(text)
  if (known !== undefined) return known
  if (remembered.size >= maxRemembered) remembered.clear()
  const iso = toIso(text)
  remembered.set(text, iso)
  return iso
}
const yesNo: Read = (text) => (text === 't' ? 1 : 0)

const { builtins } = pg.types
const scalars: readonly (readonly [type: number, array: number, read: Read])[] = [
  [builtins.INT8, 1016, safeInteger],
  [builtins.NUMERIC, 1231, Number],
  [builtins.DATE, 1182, asWritten],
  [builtins.TIME, 1183, hoursAndMinutes],
  [builtins.TIMESTAMPTZ, 1185, instant],
  [builtins.BOOL, 1000, yesNo],
]

const textArray: number = 1009
const readTextArray: (text: string) => (string | null)[] = pg.types.getTypeParser(textArray)
const arrayOf =
  (read: Read): Read =>
  (text) =>
    readTextArray(text).map((item) => (item === null ? null : read(item)))

/**
 * A parser table of our own; `addEnumArrays` adds arrays of this database's enum types, whose OIDs differ
 * between databases.
 */
export function databaseValues(): {
  types: pg.CustomTypesConfig
  addEnumArrays: (client: pg.ClientBase) => Promise<void>
} {
  const readers = new Map<number, Read>(
    scalars.flatMap(([type, array, read]) => [
      [type, read],
      [array, arrayOf(read)],
    ]),
  )
  return {
    types: {
      getTypeParser: (type: number, format?: 'text' | 'binary') =>
        (format === 'binary' ? undefined : readers.get(type)) ?? pg.types.getTypeParser(type, format),
    },
    async addEnumArrays(client) {
      const { rows } = await client.query<{ typarray: number }>(
        "select typarray from pg_type where typtype = 'e'",
      )
      for (const { typarray } of rows) readers.set(typarray, readTextArray)
    },
  }
}
