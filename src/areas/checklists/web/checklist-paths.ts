import { type RecordTabs, commonTabLabels, tabPaths } from '#platform/web/records/record-tabs.ts'

export const checklistTabs = {
  details: { label: 'Items', right: 'checklists:read', isForm: true },
  ...commonTabLabels('checklists:read'),
} as const satisfies RecordTabs

export const defectTabs = {
  details: { label: 'Details', right: 'defects:read' },
  notes: { label: 'Notes', right: 'notes:read' },
  history: { label: 'History', right: 'defects:read' },
} as const satisfies RecordTabs

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
