import { columnsOf } from '#ui/table/columns.tsx'
import type { WordingKind } from '../contract/choices.ts'
import type { WordingRow } from '../contract/wording.ts'
import { wordingDocumentWords, wordingLabels as labels } from '../rules/wording-labels.ts'
import { wordingPaths } from './wording-paths.ts'

const column = columnsOf<WordingRow>()

/** Columns of the lists of terms and of footers. */
export const wordingColumns = (kind: WordingKind) => [
  column.link('title', labels.title, ({ id }) => wordingPaths[kind].edit(id), { sort: true }),
  ...(kind === 'terms'
    ? [
        column.custom('applies_to', labels.applies_to, ({ applies_to }) =>
          applies_to.map((one) => wordingDocumentWords[one]).join(', '),
        ),
      ]
    : []),
  column.custom('is_default', labels.is_default, ({ is_default }) => (is_default ? labels.is_default : ''), {
    slot: 'detail',
  }),
  column.custom('revision', labels.revision, ({ revision }) => `Version ${revision}`),
  column.date('effective_from', labels.effective_from),
  column.instant('updated_at', labels.updated_at, { sort: true }),
]
