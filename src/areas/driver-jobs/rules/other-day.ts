import type { StepKind } from '../contract/choices.ts'
import type { Progress } from '../contract/progress.ts'

/** A breakdown says for itself what it ends, and begins nothing. */
const beginnings: readonly StepKind[] = ['fit_for_duty', 'travel', 'arrive', 'prestart', 'start']

/** Whether a tap begins a job on another day than its own: a slip, or a change that the driver knows of. */
export const beginsOnOtherDay = (
  kind: StepKind,
  { progress, work_date, today }: { progress: Progress; work_date: string; today: string },
): boolean => {
  const { travel_at, on_site_at, started_at } = progress
  const isBegun = travel_at !== null || on_site_at !== null || started_at !== null
  return !isBegun && work_date !== today && beginnings.includes(kind)
}
