import * as z from 'zod'
import {
  done,
  endpoint,
  exportQuery,
  idParams,
  listQuery,
  notExported,
  version,
} from '#platform/contract/endpoint.ts'
import { idParam } from '#platform/contract/fields.ts'
import { importKinds, importStatuses } from './choices.ts'
import { Import, Importer, ImportFile, ImportKind, ImportMatch, ImportProblem, ImportRow } from './import.ts'

const permission = 'imports:write'
const topic = 'import'
const ofVersion = z.object({ version })

export const importFilters = listQuery(['created_at'], '-created_at')
  .omit({ archived: true })
  .extend({
    kind: z.enum(importKinds).optional(),
    status: z.enum(importStatuses).optional(),
    created_by: idParam.optional(),
  })
export type ImportFilters = z.output<typeof importFilters>
/** What narrows the list or its export. */
export type ImportNarrowing = Omit<ImportFilters, keyof typeof notExported>

export const problemQuery = listQuery(['row_no'], 'row_no').omit({ search: true, archived: true })
export type ProblemQuery = z.output<typeof problemQuery>

/** The spreadsheet of an import. */
export const importUpload = { max_files: 1, max_bytes: 5 * 1_048_576, use: 'read' } as const

export const importEndpoints = {
  listImportKinds: endpoint({
    method: 'GET',
    path: '/api/imports/kinds',
    permission,
    summary: 'What the caller may import, with the fields of each, and their unfinished import of it.',
    topic,
    output: z.array(ImportKind),
  }),
  importTemplate: endpoint({
    method: 'GET',
    path: '/api/imports/template',
    permission,
    summary: 'A spreadsheet with the headings of a kind and one example row.',
    query: z.object({ kind: z.enum(importKinds), ...exportQuery }),
    download: true,
    output: z.unknown(),
  }),
  listImports: endpoint({
    method: 'GET',
    path: '/api/imports',
    permission,
    summary: 'Imports, the latest first: the caller’s own, and finished ones of what they may import.',
    topic,
    query: importFilters,
    list: true,
    output: ImportRow,
  }),
  exportImports: endpoint({
    method: 'GET',
    path: '/api/imports/export',
    permission,
    summary: 'Export the filtered imports as CSV or Excel.',
    query: importFilters.omit(notExported).extend(exportQuery),
    download: true,
    output: z.string(),
  }),
  listImporters: endpoint({
    method: 'GET',
    path: '/api/imports/people',
    permission,
    summary: 'Those whose imports the caller sees, by name.',
    topic,
    output: z.array(Importer),
  }),
  startImport: endpoint({
    method: 'POST',
    path: '/api/imports',
    permission,
    summary: 'Read a spreadsheet for import. Replaces an unfinished one of the same kind.',
    topic,
    body: ImportFile,
    upload: importUpload,
    effect: 'own_transactions',
    output: Import,
  }),
  getImport: endpoint({
    method: 'GET',
    path: '/api/imports/:id',
    permission,
    summary: 'An import: its columns, and how far it has come.',
    topic,
    params: idParams,
    output: Import,
  }),
  listImportProblems: endpoint({
    method: 'GET',
    path: '/api/imports/:id/problems',
    permission,
    summary: 'The rows of the caller’s import that cannot be imported, with the reason for each.',
    topic,
    params: idParams,
    query: problemQuery,
    list: true,
    output: ImportProblem,
  }),
  importProblemsFile: endpoint({
    method: 'GET',
    path: '/api/imports/:id/problems/file',
    permission,
    summary: 'The same rows as CSV, with the reason next to each.',
    params: idParams,
    download: true,
    output: z.unknown(),
  }),
  matchImport: endpoint({
    method: 'POST',
    path: '/api/imports/:id/match',
    permission,
    summary: 'Match columns with fields, and check every row.',
    topic,
    params: idParams,
    body: ImportMatch,
    output: Import,
  }),
  acceptImport: endpoint({
    method: 'POST',
    path: '/api/imports/:id/accept',
    permission,
    summary: 'Import the rows that were found good, all or none.',
    topic,
    params: idParams,
    body: ofVersion,
    output: Import,
  }),
  cancelImport: endpoint({
    method: 'POST',
    path: '/api/imports/:id/cancel',
    permission,
    summary: 'Give up an import that is not finished; nothing of it is kept.',
    topic,
    params: idParams,
    output: done,
    message: 'Import cancelled.',
  }),
  undoImport: endpoint({
    method: 'POST',
    path: '/api/imports/:id/undo',
    permission,
    summary: 'Remove the records of an import, if none was changed or is used.',
    topic,
    params: idParams,
    body: ofVersion,
    output: Import,
  }),
}
