import { tabPaths } from '#platform/web/records/record-tabs.ts'
import { checklistTabs } from './checklist-tabs.ts'
import { defectTabs } from './defects/defect-tabs.ts'

/** The addresses of this area's screens (specification, section 4). */
export const checklistPaths = {
  templates: '/dashboard/checklist',
  archived: '/dashboard/checklist/archived',
  create: '/dashboard/checklist/new',
  edit: tabPaths((id) => `/dashboard/checklist/${id}/edit`, checklistTabs),
  template: (id: number) => `/dashboard/checklist/${id}/view`,
  completed: '/dashboard/checklist/completed',
  one: (id: number) => `/dashboard/subcontractors/drivers/${id}/view`,
  defects: '/dashboard/checklist/defects',
  openDefects: '/dashboard/checklist/defects?status=open',
  defect: tabPaths((id) => `/dashboard/checklist/defects/${id}`, defectTabs),
}
