import { type OpenableRecord, asStored, entryOf } from '#platform/server/change/open-record.ts'
import type { RecordType } from '#platform/server/change/record-registry.ts'
import type { AnyImportKind } from '#platform/server/imports/import-kind.ts'
import { type Viewer, may, scopeOf } from '#platform/server/sessions/viewer.ts'
import { type Sight, type StoredImport, findAnyImport, lockImport } from './import-store.ts'
import { readImport } from './read-import.ts'

/** The kinds someone may import: those they may create, if they may import at all. */
export const kindsOf = (imports: readonly AnyImportKind[], viewer: Viewer): AnyImportKind[] =>
  may(viewer, 'imports:write') ? imports.filter(({ right }) => may(viewer, right)) : []

/** Whose imports someone sees. */
export function sightOf(imports: readonly AnyImportKind[], viewer: Viewer): Sight {
  const kinds = kindsOf(imports, viewer)
  return {
    viewer,
    kinds: kinds.map(({ kind }) => kind),
    kinds_of_others: kinds.filter(({ read }) => scopeOf(viewer, read) === 'all').map(({ kind }) => kind),
  }
}

/** What `openRecord` needs of an import, as someone who may import these kinds sees it. */
export const importRecord = (imports: readonly AnyImportKind[]): OpenableRecord<StoredImport> => ({
  record_type: 'import',
  label: ({ file_name }) => file_name,
  lock: ({ tx, viewer }, id) => lockImport(tx, sightOf(imports, viewer), id),
  present: ({ tx, viewer }, id) => readImport(tx, sightOf(imports, viewer), id),
  state: asStored,
})

/** The log entry of an import. */
export const importEntry = (found: StoredImport) =>
  entryOf<StoredImport>({ record_type: 'import', label: ({ file_name }) => file_name }, found)

/** For the log. */
export const importRecordType: RecordType = {
  type: 'import',
  title: 'Import',
  path: (id) => `/dashboard/imports/${id}`,
  find: async (db, viewer, id) => {
    const found = may(viewer, 'imports:write') ? await findAnyImport(db, id) : undefined
    return found ? { label: found.file_name, closed: 'An import has no notes or documents.' } : null
  },
  readRight: 'imports:write',
  mayWrite: () => false,
}
