import type { Read } from '#db/table-reads.ts'
import { tablesInSource } from './tables-in-source.ts'

interface Rules {
  /** In dependency order: the platform, the areas, the application. */
  order: readonly string[]
  owned: Readonly<Record<string, readonly string[]>>
  readsOfEarlier: Readonly<Record<string, readonly Read[]>>
  readsOfLater: Readonly<Record<string, readonly Read[]>>
  /** Files that run SQL or use tables passed to them. */
  unnamed: readonly string[]
}

/** Violations of table ownership: in files by path, and in the lists themselves. */
export function ownerFaults(files: Readonly<Record<string, string>>, rules: Rules): string[] {
  const faults: string[] = []
  const ownerOf = new Map<string, string>()
  for (const [owner, tables] of Object.entries(rules.owned)) {
    if (!rules.order.includes(owner)) faults.push(`${owner} owns tables and is no area.`)
    for (const table of tables) {
      const other = ownerOf.get(table)
      if (other !== undefined) faults.push(`${table} belongs to ${other} and to ${owner}.`)
      ownerOf.set(table, owner)
    }
  }
  const isLater = (owner: string, reader: string) => rules.order.indexOf(owner) > rules.order.indexOf(reader)
  const allowed = (reader: string, table: string): boolean => {
    const list = isLater(ownerOf.get(table) ?? '', reader) ? rules.readsOfLater : rules.readsOfEarlier
    return (list[reader] ?? []).some(({ tables }) => tables.some((one) => one === table))
  }
  const read = new Set<string>()

  for (const [path, source] of Object.entries(files)) {
    const reader = readerOf(path)
    const { reads, writes, queries, unclear } = tablesInSource(source)
    for (const name of queries)
      if (ownerOf.has(name)) faults.push(`${path} calls a query ${name}, as a table is called.`)
    for (const table of writes) {
      const owner = ownerOf.get(table)
      if (owner === undefined) faults.push(`${path} writes ${table}, which nobody owns.`)
      else if (owner !== reader) faults.push(`${path} writes ${table}. Only ${owner} does that.`)
    }
    for (const table of reads) {
      const owner = ownerOf.get(table)
      read.add(`${reader} ${table}`)
      if (owner === undefined && !queries.has(table) && !table.startsWith('pg_'))
        faults.push(`${path} reads ${table}, which nobody owns.`)
      if (owner === undefined || owner === reader || allowed(reader, table)) continue
      const way = isLater(owner, reader) ? 'change.ask' : `the server/index.ts of ${owner}`
      faults.push(`${path} reads ${table} of ${owner}. Ask by ${way}, or say in db/table-reads.ts why not.`)
    }
    if (!rules.unnamed.includes(path))
      for (const kind of unclear) faults.push(`${path} ${kind}s a table that it does not name.`)
  }
  for (const [name, list] of Object.entries({
    readsOfEarlier: rules.readsOfEarlier,
    readsOfLater: rules.readsOfLater,
  }))
    for (const [reader, allowances] of Object.entries(list))
      for (const table of allowances.flatMap(({ tables }) => tables)) {
        const owner = ownerOf.get(table) ?? ''
        const isAllowed = owner !== reader && isLater(owner, reader) === (name === 'readsOfLater')
        if (!isAllowed) faults.push(`${name} lets ${reader} read ${table}, which belongs to ${owner}.`)
        if (!read.has(`${reader} ${table}`))
          faults.push(`${name} lets ${reader} read ${table}, which it does not.`)
      }
  return faults
}

/** The area that a server file belongs to. */
const readerOf = (path: string): string => /^src\/(?:areas\/)?([^/]+)\//.exec(path)?.[1] ?? ''
