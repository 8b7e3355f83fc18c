import { hitchTypeWords } from '#areas/resources/rules/resource-words.ts'
import { type ExportColumn, exported } from '#platform/server/export/export-columns.ts'
import type { ListExport } from '#platform/server/export/export-list.ts'
import { chargeUnitWords } from '#shared/units.ts'
import { attachmentFieldRights } from '../contract/rates/rate.ts'
import type { AttachmentNarrowing } from '../contract/endpoints.ts'
import { attachmentLabels as labels } from '../rules/attachment-labels.ts'
import { attachmentKindWords, attachmentStatusWords } from '../rules/attachment-words.ts'
import { type NamedAttachment, exportPage } from './attachment-store.ts'

const { text, number, price, dayOf } = exported

/** Every field of an attachment; the rate only for viewers who may see it. */
const columns: readonly ExportColumn<NamedAttachment>[] = [
  text(labels.code, (one) => one.code),
  text(labels.name, (one) => one.name),
  text(labels.kind, (one) => attachmentKindWords[one.kind]),
  text(labels.status, (one) => attachmentStatusWords[one.status]),
  number(`${labels.size_mm} (mm)`, (one) => one.size_mm),
  text(labels.hitch_type, (one) => one.hitch_type && hitchTypeWords[one.hitch_type]),
  number(`${labels.min_tonne} (t)`, (one) => one.min_tonne),
  number(`${labels.max_tonne} (t)`, (one) => one.max_tonne),
  number(`${labels.weight_kg} (kg)`, (one) => one.weight_kg),
  text(labels.compatible_category_ids, (one) => one.asset_categories.join('; ')),
  text(labels.asset_id, (one) => one.asset),
  price(labels.rate_cents, (one) => one.rate_cents, attachmentFieldRights.rate_cents),
  text(
    labels.rate_unit,
    (one) => one.rate_unit && chargeUnitWords[one.rate_unit],
    attachmentFieldRights.rate_unit,
  ),
  dayOf(labels.created_at, (one) => one.created_at),
  dayOf(labels.archived_at, (one) => one.archived_at),
  text(labels.archive_reason, (one) => one.archive_reason),
]

export const attachmentExport: ListExport<NamedAttachment, AttachmentNarrowing> = {
  title: 'Attachments',
  record_type: 'attachment',
  read: 'attachments:read',
  columns,
  page: ({ db, viewer, filters, after_id }) => exportPage(db, viewer, filters, after_id),
}
