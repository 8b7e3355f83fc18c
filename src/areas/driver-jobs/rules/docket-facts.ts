import type { Progress } from '../contract/progress.ts'

interface Worked {
  id: number
  job_item_id: number
  driver_id: number
  asset_id: number | null
}

/** The facts for a driver job's docket: all work until it was finished or broke down. */
export function docketFacts(job: Worked, progress: Progress) {
  const { smu_start, smu_finish, odometer_start, odometer_finish, operator_comment } = progress
  const finishes_at = progress.finished_at ?? ''
  return {
    driver_job_id: job.id,
    job_item_id: job.job_item_id,
    driver_id: job.driver_id,
    asset_id: job.asset_id,
    starts_at: progress.started_at ?? '',
    finishes_at,
    entries: progress.entries.map((entry) => ({ ...entry, ended_at: entry.ended_at ?? finishes_at })),
    loads: progress.loads.flatMap(
      ({ client_load_id: _made, ticket_file: _photo, tip_site_id: _site, status, ...load }) =>
        status === 'void' ? [] : [load],
    ),
    smu_start,
    smu_finish,
    odometer_start,
    odometer_finish,
    operator_comment,
  }
}
