import { notFound } from '#platform/contract/app-error.ts'
import type { Change } from '#platform/server/change/change.ts'
import { exportList } from '#platform/server/export/export-list.ts'
import { type Platform, serverArea } from '#platform/server/platform.ts'
import type { Viewer } from '#platform/server/sessions/viewer.ts'
import { importEndpoints } from '../contract/endpoints.ts'
import { acceptImport, cancelImport, matchImport, undoImport } from './change-import.ts'
import { importExport } from './export-imports.ts'
import { forgetImports } from './forget-imports.ts'
import { presentKind } from './import-fields.ts'
import { problemsFile, templateFile } from './import-files.ts'
import { importRecordType, kindsOf, sightOf } from './import-record.ts'
import { type StoredImport, findImport, listImporters, listImports, listInHand } from './import-store.ts'
import { presentImport, readImport } from './read-import.ts'
import { listProblems } from './row-store.ts'
import { runImports } from './run-import.ts'
import { mustMayImport, startImport } from './start-import.ts'

export { stageImport } from './start-import.ts'

export const importsArea = serverArea({
  endpoints: importEndpoints,

  handlers: (platform) => {
    const { db, clock, imports } = platform
    const answered = ({ tx, viewer }: Change, id: number) => readImport(tx, sightOf(imports, viewer), id)

    return {
      listImportKinds: async ({ viewer }) => {
        const inHand = await listInHand(db, viewer.user_id)
        return kindsOf(imports, viewer).map((kind) => presentKind(kind, viewer, inHand))
      },
      importTemplate: async ({ viewer, query: { kind, format } }) =>
        templateFile(mustMayImport(imports, viewer, kind), viewer, { format, today: clock.today() }),
      listImports: async ({ viewer, query }) => {
        const sight = sightOf(imports, viewer)
        const { rows, total } = await listImports(db, sight, query)
        return { rows: rows.map((row) => presentImport(row, sight)), total }
      },
      exportImports: ({ viewer, query }) => exportList(platform, viewer, query, importExport(imports)),
      listImporters: ({ viewer }) => listImporters(db, sightOf(imports, viewer)),
      getImport: ({ viewer, params }) => readImport(db, sightOf(imports, viewer), params.id),
      listImportProblems: async ({ viewer, params, query }) => {
        const { id } = await readOwn(platform, viewer, params.id)
        const { rows, total } = await listProblems(db, id, query)
        return {
          total,
          rows: rows.map(({ row_no, cells, problem }) => ({
            row_no,
            message: `Row ${row_no}: ${problem ?? ''}`,
            cells: cells.filter((cell) => cell !== '').slice(0, 3),
          })),
        }
      },
      importProblemsFile: async ({ viewer, params }) =>
        problemsFile(db, await readOwn(platform, viewer, params.id)),

      startImport: ({ viewer, body, files }) => startImport(platform, viewer, body, files),
      matchImport: async ({ change, params: { id }, body }) => {
        await matchImport(change, imports, id, body)
        return answered(change, id)
      },
      acceptImport: async ({ change, params: { id }, body }) => {
        await acceptImport(change, imports, id, body)
        return answered(change, id)
      },
      cancelImport: async ({ change, params }) => {
        await cancelImport(change, imports, params.id)
        return {}
      },
      undoImport: async ({ change, params: { id }, body }) => {
        await undoImport(change, imports, id, body)
        return answered(change, id)
      },
    }
  },

  uploads: () => ({
    // Whoever has the right may choose a file; which kinds they may import, the call itself says.
    startImport: async () => {},
  }),

  records: [importRecordType],

  jobs: [runImports, forgetImports],

  constraints: {
    import_in_hand: { message: 'You have just started another import of the same kind.' },
  },
})

/** What rows contain is for the one who chose the file. @throws not_found */
async function readOwn({ db, imports }: Platform, viewer: Viewer, id: number): Promise<StoredImport> {
  const found = await findImport(db, sightOf(imports, viewer), id)
  if (!found || found.created_by !== viewer.user_id) throw notFound()
  return found
}
