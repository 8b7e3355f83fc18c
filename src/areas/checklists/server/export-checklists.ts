import { type ExportColumn, exported } from '#platform/server/export/export-columns.ts'
import type { ListExport } from '#platform/server/export/export-list.ts'
import { formatInstant } from '#shared/local-date.ts'
import type { AssetChecklistRow } from '../contract/asset-checklist.ts'
import type { ChecklistRow } from '../contract/checklist.ts'
import type { AssetChecklistNarrowing, ChecklistNarrowing } from '../contract/endpoints.ts'
import { assetChecklistLabels, checklistLabels } from '../rules/checklist-labels.ts'
import {
  checklistFrequencyWords,
  checklistKindWords,
  checklistResultWords,
  plantWords,
} from '../rules/checklist-words.ts'
import { exportAssetChecklistPage } from './asset-checklist-store.ts'
import { exportPage } from './checklist-store.ts'

const { text, number, yesNo, date } = exported

type Exported = Omit<ChecklistRow, 'version'>
const columns: readonly ExportColumn<Exported>[] = [
  text(checklistLabels.name, ({ name }) => name),
  text(checklistLabels.kind, ({ kind }) => checklistKindWords[kind]),
  text(checklistLabels.frequency, ({ frequency }) => checklistFrequencyWords[frequency]),
  text('For', plantWords),
  yesNo(checklistLabels.is_active, ({ is_active }) => is_active),
  number(checklistLabels.items, ({ items }) => items),
  number(checklistLabels.items_version, ({ items_version }) => items_version),
]

export const checklistExport: ListExport<Exported, ChecklistNarrowing> = {
  title: 'Checklists',
  record_type: 'checklist',
  read: 'checklists:read',
  columns,
  page: ({ db, filters, after_id }) => exportPage(db, filters, after_id),
}

const labels = assetChecklistLabels
const completedColumns: readonly ExportColumn<AssetChecklistRow>[] = [
  text(labels.checklist_id, ({ checklist_name }) => checklist_name),
  text('Fleet no.', ({ fleet_no }) => fleet_no),
  text(labels.asset_id, ({ asset }) => asset),
  text(labels.driver, ({ driver }) => driver),
  text(labels.order_no, ({ order_no }) => order_no),
  date('Day', ({ work_date }) => work_date),
  text(labels.completed_at, ({ completed_at }) => formatInstant(completed_at)),
  text(labels.result, ({ result }) => checklistResultWords[result]),
  number(labels.fails, ({ fails }) => fails),
]

export const completedExport: ListExport<AssetChecklistRow, AssetChecklistNarrowing> = {
  title: 'Completed checklists',
  record_type: 'asset_checklist',
  read: 'checklists:read',
  columns: completedColumns,
  page: ({ db, viewer, filters, after_id }) => exportAssetChecklistPage(db, viewer, filters, after_id),
}
