export const defectTabs = ['details', 'notes', 'history'] as const
export type DefectTab = (typeof defectTabs)[number]

/** The addresses of this area's screens (specification, section 4). */
export const checklistPaths = {
  templates: '/dashboard/checklist',
  template: (id: number) => `/dashboard/checklist/${id}/view`,
  completed: '/dashboard/checklist/completed',
  one: (id: number) => `/dashboard/subcontractors/drivers/${id}/view`,
  defects: '/dashboard/checklist/defects',
  openDefects: '/dashboard/checklist/defects?status=open',
  defect: (id: number, tab: DefectTab = 'details') =>
    `/dashboard/checklist/defects/${id}${tab === 'details' ? '' : `?tab=${tab}`}`,
}
