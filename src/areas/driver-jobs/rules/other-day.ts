import type { StepKind } from '../contract/choices.ts'
import type { Progress } from '../contract/progress.ts'

/** A breakdown explains itself, and starts nothing. */
const beginnings: readonly StepKind[] = ['fit_for_duty', 'travel', 'arrive', 'prestart', 'start']

/** Whether a step starts a job on a day other than its own: a slip, or a change the driver knows about. */
export const beginsOnOtherDay = (
  kind: StepKind,
  { progress, work_date, today }: { progress: Progress; work_date: string; today: string },
): boolean => {
  const { travel_at, on_site_at, started_at } = progress
  const isBegun = travel_at !== null || on_site_at !== null || started_at !== null
  return !isBegun && work_date !== today && beginnings.includes(kind)
}
