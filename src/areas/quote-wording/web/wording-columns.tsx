import { columnsOf } from '#ui/table/columns.tsx'
import type { WordingKind } from '../contract/choices.ts'
import type { WordingRow } from '../contract/wording.ts'
import { wordingLabels as labels } from '../rules/wording-labels.ts'
import { wordingPaths } from './wording-paths.ts'

const column = columnsOf<WordingRow>()

/** Columns of the lists of terms and of footers. */
export const wordingColumns = (kind: WordingKind) => [
  column.link('title', labels.title, ({ id }) => wordingPaths[kind].edit(id), { sort: true }),
  column.custom('is_default', 'Default', ({ is_default }) => (is_default ? 'Default' : ''), {
    slot: 'detail',
  }),
  column.custom('revision', labels.revision, ({ revision }) => `Version ${revision}`),
  column.instant('updated_at', labels.updated_at, { sort: true }),
]
