import { melbourneDate } from '#shared/local-date.ts'
import { confirm } from '#ui/dialogs/confirm-store.ts'
import type { StepKind } from '../../contract/choices.ts'
import type { DriverJob } from '../../contract/driver-job.ts'
import type { Progress } from '../../contract/progress.ts'
import { beginsOnOtherDay } from '../../rules/other-day.ts'
import { longDay } from '../driver-job-words.ts'

/** Jobs confirmed for today, remembered across the checklist screen. */
const meant = new Set<number>()

/** Asks, once, before a job of another day is started. @returns whether to proceed. */
export function useConfirmOtherDay({ id, work_date }: DriverJob) {
  return async (kind: StepKind, progress: Progress): Promise<boolean> => {
    const today = melbourneDate(new Date())
    if (meant.has(id) || !beginsOnOtherDay(kind, { progress, work_date, today })) return true
    const answer = await confirm({
      title: 'Not today’s job',
      message: `This job is for ${longDay(work_date)}. Your phone says today is ${longDay(today)}. Start it today?`,
      confirmLabel: 'Start it today',
    })
    if (answer) meant.add(id)
    return answer !== null
  }
}
