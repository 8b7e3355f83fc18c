import type { ConstraintMessages } from '#platform/server/http/database-refusal.ts'

export const projectConstraints: ConstraintMessages = {
  project_dates: { field: 'end_date', message: 'End date must be on or after the start date.' },
  project_name: { field: 'name', message: 'This client already has a project of this name.' },
  project_work_is_done: { message: 'A job of this project is still open. Complete or cancel it first.' },
  job_project: { field: 'project_id', message: 'Choose a project of this client.' },
  job_project_is_open: { field: 'project_id', message: 'This project is closed.' },
}
