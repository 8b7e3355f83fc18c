import { notFound } from '#platform/contract/app-error.ts'
import type { Db, Tx } from '#platform/server/database/database.ts'
import type { Import, ImportRow } from '../contract/import.ts'
import { type Sight, type StoredImport, findImport } from './import-store.ts'
import { listStagedRows } from './row-store.ts'

/** How many values are shown below each heading. */
const samples = 3

/** An import in full, with the first values of each column while its rows are kept. @throws not_found */
export async function readImport(db: Db | Tx, sight: Sight, id: number): Promise<Import> {
  const found = await findImport(db, sight, id)
  if (!found) throw notFound()
  const row = presentImport(found, sight)
  const first =
    row.is_own && found.status !== 'imported' && found.status !== 'undone'
      ? await listStagedRows(db, id, { after: 0, limit: samples, good: false })
      : []
  return {
    ...row,
    columns: found.headings.map((heading, at) => ({
      heading,
      field: found.fields[at] ?? '',
      samples: first.map(({ cells }) => (cells[at] ?? '').slice(0, 80)),
    })),
    problem: found.problem,
    held: found.held,
    undone_by_name: found.undone_by_name,
  }
}

export const presentImport = (
  row: StoredImport & { created_by_name: string | null },
  { viewer }: Sight,
): ImportRow => ({
  ...row,
  kind: row.kind as ImportRow['kind'],
  created_by_name: row.created_by_name ?? '',
  is_own: row.created_by === viewer.user_id ? 1 : 0,
})
