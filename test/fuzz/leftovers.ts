import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { TestApp } from '../app.ts'
import { changedTables, rowWatch } from '../row-watch.ts'

/** What a refused call must not leave behind: rows in the database, and files in the data folder. */
export interface Leftovers {
  rows: string
  files: readonly string[]
}

export async function watchLeftovers(app: TestApp): Promise<() => Promise<Leftovers>> {
  const rows = await rowWatch(await app.database.owner())
  const folder = join(app.platform.config.data_folder, 'files')
  const files = () =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .toSorted()
  return async () => ({ rows: await rows(), files: files() })
}

/** What was added between two snapshots, in words; empty when nothing was. */
export function newLeftovers(before: Leftovers, after: Leftovers): string[] {
  const known = new Set(before.files)
  const added = after.files.filter((file) => !known.has(file)).length
  return [...changedTables(before.rows, after.rows), ...(added > 0 ? [`${added} files`] : [])]
}
