import { type ExportColumn, exported } from '#platform/server/export/export-columns.ts'
import type { ListExport } from '#platform/server/export/export-list.ts'
import type { ProjectNarrowing } from '../contract/endpoints.ts'
import { type Project, projectFieldRights } from '../contract/project.ts'
import { projectLabels as labels } from '../rules/project-labels.ts'
import { exportPage } from './project-store.ts'
import { withMoney } from './read-projects.ts'

const { text, number, money, date, dayOf } = exported
const prices = 'dockets:prices'

const columns: readonly ExportColumn<Project>[] = [
  text(labels.name, (project) => project.name),
  text(labels.client_id, (project) => project.client),
  text(labels.status, (project) => project.status),
  date(labels.start_date, (project) => project.start_date),
  date(labels.end_date, (project) => project.end_date),
  number(labels.jobs, (project) => project.jobs),
  money(labels.budget_cents, (project) => project.budget_cents ?? null, projectFieldRights.budget_cents),
  money(labels.agreed, (project) => project.money?.agreed_cents ?? null, prices),
  money(labels.done, (project) => project.money?.done_cents ?? null, prices),
  money(labels.billed, (project) => project.money?.billed_cents ?? null, prices),
  money(labels.to_invoice, (project) => project.money?.to_invoice_cents ?? null, prices),
  dayOf(labels.created_at, (project) => project.created_at),
  dayOf(labels.archived_at, (project) => project.archived_at),
  text(labels.archive_reason, (project) => project.archive_reason),
]

export const projectExport: ListExport<Project, ProjectNarrowing> = {
  title: 'Projects',
  record_type: 'project',
  read: 'projects:read',
  columns,
  page: async ({ db, viewer, filters, after_id, today }) =>
    withMoney(db, viewer, await exportPage(db, filters, after_id), today),
}
