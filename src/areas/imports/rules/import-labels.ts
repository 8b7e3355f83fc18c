import type { Labels } from '#shared/labels.ts'
import type { Noun } from '#shared/text.ts'

export const importNoun: Noun = { one: 'import', many: 'imports' }

/** The form that starts one. */
export const fileLabels = { kind: 'What to import', file: 'Spreadsheet' } as const satisfies Labels

export const importLabels = {
  kind: 'Records',
  file_name: 'File',
  status: 'Status',
  row_count: 'Rows',
  bad_count: 'Left out',
  imported_count: 'Imported',
  created_by_name: 'By',
  created_at: 'Date',
  finished_at: 'Finished',
  undone_at: 'Undone',
  undone_by_name: 'Undone by',
} as const satisfies Labels
