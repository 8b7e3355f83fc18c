import type { Progress } from '../contract/progress.ts'

interface Worked {
  id: number
  job_item_id: number
  driver_id: number
  asset_id: number | null
  /** When the order starts. */
  starts_at: string
}

/**
 * The facts for a driver job's docket: all work until it was finished or broke down. Where no one worked it starts and
 * finishes when work was to, and a client who cancelled did so when the driver was told.
 */
export function docketFacts(job: Worked, progress: Progress) {
  const { smu_start, smu_finish, odometer_start, odometer_finish, operator_comment } = progress
  const { short_day } = progress
  const ended_at = progress.finished_at ?? ''
  return {
    driver_job_id: job.id,
    job_item_id: job.job_item_id,
    driver_id: job.driver_id,
    asset_id: job.asset_id,
    starts_at: short_day === null ? (progress.started_at ?? '') : job.starts_at,
    finishes_at: short_day === null ? ended_at : job.starts_at,
    short_day,
    cancelled_at: short_day === 'late_cancellation' ? ended_at : null,
    entries: progress.entries.map((entry) => ({ ...entry, ended_at: entry.ended_at ?? ended_at })),
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
