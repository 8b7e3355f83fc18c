import { columnsOf } from '#ui/table/columns.tsx'
import { Money } from '#ui/parts/Money.tsx'
import type { Project } from '../contract/project.ts'
import { projectLabels as labels } from '../rules/project-labels.ts'
import { projectPaths } from './project-paths.ts'
import { ProjectStatusBadge } from './ProjectStatusBadge.tsx'

const column = columnsOf<Project>()
type Name = 'agreed' | 'done' | 'billed' | 'to_invoice'

/** What a project's jobs come to: the project lists them with exactly this sum. */
const money = (name: Name) =>
  column.custom(name, labels[name], ({ money }) => money && <Money cents={money[`${name}_cents`]} />, {
    align: 'end',
  })

/** Columns of the project list. Money for those who see what is to bill. */
export const projectColumns = (seesMoney: boolean, seesBudget: boolean) => [
  column.link('name', labels.name, ({ id }) => projectPaths.edit(id), { sort: true }),
  column.text('client', labels.client_id, { slot: 'detail' }),
  column.custom('status', labels.status, ({ status }) => <ProjectStatusBadge status={status} />, {
    slot: 'status',
  }),
  column.date('start_date', labels.start_date, { sort: true }),
  column.date('end_date', labels.end_date, { sort: true }),
  column.number('jobs', labels.jobs),
  ...(seesBudget ? [column.money('budget_cents', labels.budget_cents)] : []),
  ...(seesMoney ? [money('agreed'), money('done'), money('billed'), money('to_invoice')] : []),
  column.instant('created_at', labels.created_at, { sort: true }),
]

export const hiddenAtFirst = ['created_at']
