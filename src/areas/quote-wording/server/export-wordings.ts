import { type ExportColumn, exported } from '#platform/server/export/export-columns.ts'
import type { ListExport } from '#platform/server/export/export-list.ts'
import { plainText } from '#shared/rich-text.ts'
import { capitalised } from '#shared/text.ts'
import type { WordingKind } from '../contract/choices.ts'
import type { WordingNarrowing } from '../contract/endpoints.ts'
import { wordingDocumentWords, wordingLabels as labels, wordingNouns } from '../rules/wording-labels.ts'
import { wordingRecords } from './wording-record.ts'
import { type StoredWording, exportPage } from './wording-store.ts'

const { text, date, dayOf } = exported

const columns: readonly ExportColumn<StoredWording>[] = [
  text(labels.title, (wording) => wording.title),
  text(labels.body, (wording) => plainText(wording.body)),
  text(labels.applies_to, ({ applies_to }) => applies_to.map((one) => wordingDocumentWords[one]).join(', ')),
  date(labels.effective_from, (wording) => wording.effective_from),
  text(labels.is_default, (wording) => (wording.is_default ? 'Yes' : 'No')),
  text(labels.revision, (wording) => String(wording.revision)),
  dayOf(labels.updated_at, (wording) => wording.updated_at),
  dayOf(labels.archived_at, (wording) => wording.archived_at),
  text(labels.archive_reason, (wording) => wording.archive_reason),
]

export const wordingExport = (kind: WordingKind): ListExport<StoredWording, WordingNarrowing> => ({
  title: capitalised(wordingNouns[kind].many),
  record_type: wordingRecords[kind].record_type,
  read: 'quote-wording:read',
  columns,
  page: ({ db, filters, after_id }) => exportPage(db, kind, filters, after_id),
})
