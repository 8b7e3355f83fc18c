import type { DayDriver } from '../contract/day-drivers.ts'
import { isGone } from './driver-job-status.ts'
import { isUnanswered } from './progress.ts'

/** What is to be done about the drivers of a day, most urgent first. */
export interface DayGroups {
  /** Never sent, or withdrawn since: these go out together. */
  readonly toSend: readonly DayDriver[]
  /** Said no or did not come: asked again one by one, or replaced. */
  readonly declined: readonly DayDriver[]
  readonly unanswered: readonly DayDriver[]
  readonly answered: readonly DayDriver[]
}

/** A driver who said no is not asked again with all the others. */
export const isToSend = ({ status }: Pick<DayDriver, 'status'>): boolean =>
  status === null || status === 'Cancelled'

/** Each driver of a day in one group. */
export function groupDrivers(drivers: readonly DayDriver[]): DayGroups {
  const has = (test: (answer: NonNullable<DayDriver['answer_status']>) => boolean) =>
    drivers.filter((one) => !isToSend(one) && one.answer_status !== null && test(one.answer_status))
  return {
    toSend: drivers.filter(isToSend),
    declined: has(isGone),
    unanswered: has(isUnanswered),
    answered: has((status) => !isGone(status) && !isUnanswered(status)),
  }
}
