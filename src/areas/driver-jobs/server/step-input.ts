import { invalid } from '#platform/contract/app-error.ts'
import { checked, strict } from '#platform/server/http/check.ts'
import { melbourneTime } from '#shared/local-date.ts'
import type { StepInput } from '../contract/step.ts'
import { stepData } from '../contract/step.ts'
import type { Step } from '../rules/progress.ts'
import type { StoredDriverJob } from './driver-job-store.ts'

const dayMs = 86_400_000
/** A phone's clock may be ahead by this much. */
const aheadMs = 10 * 60_000

/** A tap as the rules read it, with what its kind says. @throws invalid */
export const checkedStep = ({ kind, at, data }: StepInput): Step =>
  ({ kind, at, data: checked(strict(stepData[kind]), data) }) as Step

/** However late a tap comes it is taken; only a clock that cannot be right is refused. @throws invalid */
export function mustBeInTime(at: string, { sent_at }: Pick<StoredDriverJob, 'sent_at'>, now: Date): void {
  const time = Date.parse(at)
  if (time > now.getTime() + aheadMs)
    throw invalid({ at: `The phone’s clock is ahead: it says ${melbourneTime(at)}. Set it and try again.` })
  if (time < Date.parse(sent_at) - dayMs)
    throw invalid({ at: 'That is long before the job was sent. Check the date of the phone.' })
}

/** The files that a step speaks of, by the names that the phone gave them. */
export function filesOfStep({ kind, data }: Step): string[] {
  if (kind === 'prestart') return data.answers.flatMap(({ photos }) => photos)
  if (kind === 'load' || kind === 'tip') return data.ticket_file === null ? [] : [data.ticket_file]
  if (kind === 'sign') return data.signature === null ? [] : [data.signature]
  return []
}
