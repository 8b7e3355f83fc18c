import { type RecordTabs, tabPaths } from '#platform/web/records/record-tabs.ts'

export const driverJobTabs = {
  details: { label: 'Details', right: 'driver-jobs:read' },
  notes: { label: 'Notes', right: 'notes:read' },
  history: { label: 'History', all: 'driver-jobs:read' },
} as const satisfies RecordTabs

/** The addresses of this area's screens (specification, section 4). */
export const driverJobPaths = {
  list: '/dashboard/driver_jobs',
  new: '/dashboard/driver_jobs/new',
  edit: tabPaths((id) => `/dashboard/driver_jobs/${id}/edit`, driverJobTabs),
  completeChecklist: (id: number, asset_id: number) =>
    `/dashboard/driver_jobs/${id}/${asset_id}/complete_checklist`,
  showChecklists: (id: number) => `/dashboard/driver_jobs/${id}/show_checklists`,
  viewJob: (job_id: number, driver_id: number) =>
    `/dashboard/subcontractors/drivers/${job_id}/${driver_id}/view_job`,
  viewChecklist: (job_id: number, driver_id: number) =>
    `/dashboard/subcontractors/drivers/${job_id}/${driver_id}/view_checklist`,
}
