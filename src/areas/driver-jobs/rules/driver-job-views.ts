import type { ViewRule } from '#platform/contract/list-views.ts'
import { formatDayMonth, weekday } from '#shared/local-date.ts'
import { nextWorkingDay } from '#shared/working-days.ts'

/** The tabs above the driver jobs, nearest work first where it is ahead. */
export const driverJobViews = [
  {
    key: 'coming',
    label: 'Today and later',
    none: 'Nothing was sent for today or later',
    search: { when: 'coming', sort: 'work_date' },
  },
  {
    key: 'unanswered',
    label: 'Not answered',
    none: 'Every driver has answered',
    search: { unanswered: '1', when: 'coming', sort: 'work_date' },
  },
  {
    key: 'today',
    label: 'Today',
    none: 'Nothing was sent for today',
    search: { when: 'today', sort: 'work_date' },
  },
  {
    key: 'next_working_day',
    label: 'Next working day',
    none: 'Nothing was sent for the next working day',
    search: { when: 'next_working_day', sort: 'work_date' },
  },
  { key: 'all', label: 'All', search: { sort: 'nearest' } },
] as const satisfies readonly ViewRule[]

/** The tabs on a day: the next working day by its date. */
export function driverJobViewsOn(today: string): ViewRule[] {
  const next = nextWorkingDay(today)
  const label = `${weekday(next)} ${formatDayMonth(next)}`
  return driverJobViews.map((view) => (view.key === 'next_working_day' ? { ...view, label } : view))
}
