import { parseSync } from '@swc/core'
import { type Kind, type Piece, tablesInSql } from './tables-in-sql.ts'

export interface TableUses {
  reads: ReadonlySet<string>
  writes: ReadonlySet<string>
  /** Names from a `with`; `reads` includes them. */
  queries: ReadonlySet<string>
  /** Tables inserted by code, which this check cannot know. */
  unclear: readonly Kind[]
}

/** Kysely's calls whose first argument is one or more tables. */
const calls = new Map<string, Kind>([
  ...['selectFrom', 'innerJoin', 'leftJoin', 'rightJoin', 'fullJoin', 'crossJoin', 'using'].map(
    (name) => [name, 'read'] as const,
  ),
  ...['innerJoinLateral', 'leftJoinLateral', 'crossJoinLateral'].map((name) => [name, 'read'] as const),
  ...['insertInto', 'updateTable', 'deleteFrom', 'mergeInto'].map((name) => [name, 'write'] as const),
])
/** Our functions that write to a table they are given: which argument it is. */
const helpers = new Map([
  ['insertRows', 1],
  ['updateRows', 1],
  ['insertion', 0],
])

interface Node {
  readonly type: string
  readonly [part: string]: unknown
}
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'

function* nodesOf(value: unknown): Generator<Node> {
  if (Array.isArray(value)) for (const one of value) yield* nodesOf(one)
  else if (typeof value === 'object' && value !== null) {
    if (isNode(value)) yield value
    for (const part of Object.values(value)) yield* nodesOf(part)
  }
}

/** The tables a file's code reads and writes: through Kysely, `sql`, or SQL as plain text. */
export function tablesInSource(source: string): TableUses {
  const nodes = [...nodesOf(parseSync(source, { syntax: 'typescript' }).body)]
  const uses: Record<Kind, Set<string>> = { read: new Set(), write: new Set() }
  const unclear: Kind[] = []
  const own = new Set<string>()
  const { texts, fragments, rows } = namesIn(nodes)

  for (const node of nodes) {
    if (isSql(node)) readTemplate(node.template as Node)
    if (node.type === 'CallExpression') readCall(node)
  }
  return { reads: uses.read, writes: uses.write, queries: own, unclear }

  function readCall(call: Node): void {
    const args = argumentsOf(call)
    const [first] = args
    const name = nameOf(call.callee)
    const table = args[helpers.get(name) ?? -1]
    if (table) readTable(table, 'write')
    if (!first || (call.callee as Node).type !== 'MemberExpression') return
    const kind = calls.get(name)
    if (kind) readTable(first, kind)
    if (name === 'from' && isTexts(first)) readTable(first, 'read')
    // Named by a text, or by a function that names it and says how it is read.
    const named = name === 'with' && [...nodesOf(first)].find(({ type }) => type === 'StringLiteral')
    if (named) own.add(named.value as string)
    if (name === 'query' || name === 'raw') readText(first, name)
  }

  /** SQL outside `sql`; the argument of `raw` must be known. */
  function readText(node: Node, call: 'query' | 'raw'): void {
    if (node.type === 'TemplateLiteral') return readTemplate(node)
    const known = node.type === 'StringLiteral' ? [node.value as string] : texts.get(nameOf(node))
    if (!known && call === 'raw') unclear.push('read')
    for (const text of known ?? []) readPieces([text])
  }

  function readTable(node: Node, kind: Kind): void {
    if (node.type === 'ArrayExpression') {
      for (const one of node.elements as ({ expression: Node } | null)[])
        if (one) readTable(one.expression, kind)
      return
    }
    const callee = node.type === 'CallExpression' ? (node.callee as Node) : undefined
    if (nameOf(callee) === 'table') return readTable(argumentsOf(node)[0] ?? node, kind)
    if (nameOf(callee) === 'as') {
      const named = callee?.object
      if (isNode(named) && nameOf(named.callee) === 'table') readTable(named, kind)
      // A subquery is read where it appears.
      return
    }
    if (node.type === 'ArrowFunctionExpression') return
    const names = node.type === 'StringLiteral' ? [node.value as string] : texts.get(nameOf(node))
    if (!names) unclear.push(kind)
    for (const name of names ?? []) uses[kind].add(name.split(' ')[0] ?? '')
  }

  function readTemplate(template: Node, begins?: Kind): void {
    const expressions = template.expressions as Node[]
    const pieces = (template.quasis as { cooked: string }[]).flatMap(({ cooked }, at): Piece[] => {
      const hole = expressions[at]
      return hole ? [cooked, { hole }] : [cooked]
    })
    readPieces(pieces, begins)
  }

  function readPieces(pieces: readonly Piece[], begins?: Kind): void {
    const { tables, holes, own_names } = tablesInSql(pieces, begins)
    for (const name of own_names) own.add(name)
    for (const { name, kind } of tables) uses[kind].add(name)
    for (const { value, kind } of holes) readHole(value as Node, kind)
  }

  /** What code inserts in place of a table: `sql.table(…)`, or SQL from elsewhere in the file. */
  function readHole(node: Node, kind: Kind): void {
    const made = node.type === 'CallExpression' ? (node.callee as Node) : node
    if (nameOf(made) === 'table') return readTable(node, kind)
    if (rows.has(nameOf(made))) return
    const parts = fragments.get(nameOf(made)) ?? []
    if (parts.length === 0) unclear.push(kind)
    for (const part of parts) readTemplate(part.template as Node, kind)
  }
}

/**
 * What names in a file refer to: `texts` from a type or constant, SQL `fragments` from a constant, function
 * or field, and values given as `rows`.
 */
function namesIn(nodes: readonly Node[]) {
  const texts = new Map<string, string[]>()
  const fragments = new Map<string, Node[]>()
  const rows = new Set<string>()
  const add = <T>(to: Map<string, T[]>, name: string, found: readonly T[]): void => {
    if (found.length > 0) to.set(name, [...(to.get(name) ?? []), ...found])
  }
  for (const { type, value, typeAnnotation, key, id, init } of nodes) {
    if (type === 'Identifier') add(texts, value as string, textsOfType(typeAnnotation))
    if (type === 'TsPropertySignature') add(texts, nameOf(key), textsOfType(typeAnnotation))
    if (type === 'KeyValueProperty') add(fragments, nameOf(key), sqlIn(value))
    if (type !== 'VariableDeclarator' || !isNode(id) || !isNode(init)) continue
    add(fragments, nameOf(id), sqlIn(init))
    if (init.type === 'StringLiteral') add(texts, nameOf(id), [init.value as string])
    if (id.type === 'ObjectPattern' && init.type === 'CallExpression' && nameOf(init.callee) === 'rowsOf')
      for (const part of nodesOf(id)) if (part.type === 'Identifier') rows.add(nameOf(part))
  }
  return { texts, fragments, rows }
}

/** The `sql` that is a value, a function's result, or in an object. */
function sqlIn(value: unknown): Node[] {
  if (!isNode(value)) return []
  if (isSql(value)) return [value]
  if (value.type === 'ArrowFunctionExpression') return sqlIn(value.body)
  if (value.type === 'ObjectExpression')
    return (value.properties as Node[]).flatMap((property) => sqlIn(property.value))
  return sqlIn(value.expression)
}

const isSql = (node: Node): boolean => node.type === 'TaggedTemplateExpression' && nameOf(node.tag) === 'sql'

/** `'a'`, or `['a', 'b']`: the argument of an array's `from` rarely looks like that. */
const isTexts = ({ type, elements }: Node): boolean =>
  type === 'StringLiteral' ||
  (type === 'ArrayExpression' &&
    (elements as ({ expression: Node } | null)[]).every((one) => one?.expression.type === 'StringLiteral'))

const argumentsOf = (node: Node): Node[] =>
  node.type === 'CallExpression'
    ? (node.arguments as { expression: Node }[]).map(({ expression }) => expression)
    : []

/** `table` from `table` and `sql.table`, `loads` from `loads[kind]`. */
function nameOf(node: unknown): string {
  if (!isNode(node)) return ''
  if (node.type === 'Identifier') return node.value as string
  if (node.type !== 'MemberExpression') return ''
  return (node.property as Node).type === 'Computed' ? nameOf(node.object) : nameOf(node.property)
}

/** `'asset' | 'driver'`. */
const textsOfType = (annotation: unknown): string[] =>
  [...nodesOf(annotation)].flatMap((node) =>
    node.type === 'TsLiteralType' && isNode(node.literal) && node.literal.type === 'StringLiteral'
      ? [node.literal.value as string]
      : [],
  )
