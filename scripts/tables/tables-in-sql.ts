export type Kind = 'read' | 'write'
/** A piece of a statement: its text, or a hole that code fills. */
export type Piece = string | { readonly hole: unknown }

export interface SqlTables {
  tables: { name: string; kind: Kind }[]
  /** What code inserts in place of a table. */
  holes: { value: unknown; kind: Kind }[]
  /** Names from a `with`. */
  own_names: string[]
}

/** Keywords that end a list of tables. */
const ends = new Set(
  'select where group order limit offset having union intersect except window for returning set fetch'.split(
    ' ',
  ),
)
/** `for update`, `for no key update`, `do update`, `on update`, `before update`: no table follows. */
const beforeNoUpdate = new Set('for key do on before after or'.split(' '))
/** `extract(year from x)` and the like. */
const takeFrom = new Set('extract substring trim overlay'.split(' '))
const beginQuery = new Set('select values with insert update delete'.split(' '))
/** They touch no rows. */
const definitions = new Set('grant revoke alter create drop'.split(' '))
const beforeTable = new Set('only lateral table if exists'.split(' '))

/** The tables named in SQL. `begins`: it is inserted in place of a table. */
export function tablesInSql(pieces: readonly Piece[], begins?: Kind): SqlTables {
  const tokens = tokensOf(pieces)
  const wordAt = (at: number): string => tokens[at]?.word ?? ''
  const signAt = (at: number): string => tokens[at]?.sign ?? ''
  const found: SqlTables = { tables: [], holes: [], own_names: [] }
  const open = [{ called: '', isInFrom: begins === 'read' }]
  let first = ''

  if (begins) take(0, begins)
  for (const [at, { word, sign }] of tokens.entries()) {
    const inner = open.at(-1)
    if (!inner) break
    if (sign === ';') first = ''
    first ||= word ?? ''
    if (definitions.has(first)) continue
    if (sign === '(') open.push({ called: wordAt(at - 1), isInFrom: false })
    if (sign === ')' && open.length > 1) open.pop()
    if (sign === ',' && inner.isInFrom) take(at + 1, 'read')
    if (word === undefined) continue
    const before = wordAt(at - 1)
    if (ends.has(word)) inner.isInFrom = false
    if (word === 'from' && before !== 'distinct' && !takeFrom.has(inner.called)) {
      take(at + 1, before === 'delete' ? 'write' : 'read')
      inner.isInFrom = before !== 'delete'
    }
    if (word === 'join' || (word === 'using' && signAt(at + 1) !== '(')) take(at + 1, 'read')
    if (word === 'into' && (before === 'insert' || before === 'merge')) take(at + 1, 'write')
    if (word === 'truncate' || (word === 'update' && !beforeNoUpdate.has(before))) take(at + 1, 'write')
    if (word === 'as') found.own_names.push(...nameBefore(at))
  }
  return found

  function take(at: number, kind: Kind): void {
    const { word, hole } = tokens[at] ?? {}
    if (hole !== undefined) found.holes.push({ value: hole, kind })
    else if (beforeTable.has(word ?? '') || (word === 'public' && signAt(at + 1) === '.'))
      take(at + (word === 'public' ? 2 : 1), kind)
    else if (signAt(at) === '(' && !beginQuery.has(wordAt(at + 1))) take(at + 1, kind)
    else if (word !== undefined && signAt(at + 1) !== '.' && (kind === 'write' || signAt(at + 1) !== '('))
      found.tables.push({ name: word, kind })
  }

  /** `recent` from `recent as (select …)` and `recent (id) as not materialized (select …)`. */
  function nameBefore(as: number): string[] {
    let next = as + 1
    while (wordAt(next) === 'not' || wordAt(next) === 'materialized') next++
    if (signAt(next) !== '(') return []
    let name = as - 1
    if (signAt(name) === ')') while (name > 0 && signAt(name + 1) !== '(') name--
    return wordAt(name) === '' ? [] : [wordAt(name)]
  }
}

interface Token {
  /** In lower case. */
  word?: string
  sign?: string
  hole?: unknown
}

/** Words, symbols and holes; comments and quoted texts contain no tables. */
function tokensOf(pieces: readonly Piece[]): Token[] {
  const mark = '\uFFFC'
  const holes = pieces.flatMap((piece) => (typeof piece === 'string' ? [] : [piece.hole]))
  const text = pieces.map((piece) => (typeof piece === 'string' ? piece : mark)).join('')
  const parts = text.matchAll(/--.*|\/\*[^]*?\*\/|'[^']*'|"[^"]*"|[a-z_]\w*|\S/gi)
  return [...parts].flatMap(([part]): Token[] => {
    if (part === mark) return [{ hole: holes.shift() }]
    for (const _ of part.matchAll(/\uFFFC/g)) holes.shift()
    if (part.startsWith('--') || part.startsWith('/*')) return []
    if (part.startsWith('"')) return [{ word: part.slice(1, -1) }]
    return /^[a-z_]/i.test(part) ? [{ word: part.toLowerCase() }] : [{ sign: part }]
  })
}
