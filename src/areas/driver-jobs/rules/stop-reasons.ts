import type { DriverJobStatus } from '../contract/choices.ts'
import type { Progress } from '../contract/progress.ts'

type Stopping = Pick<Progress, 'is_fit' | 'is_cleared' | 'not_fit_on' | 'checklist' | 'off_road'>

/** A reason as part of a sentence. */
export const withoutStop = (reason: string): string => reason.replace(/\.$/, '')

/** Fit, by the driver's declaration or the office's decision. */
export const isFit = ({ is_fit, is_cleared }: Pick<Progress, 'is_fit' | 'is_cleared'>): boolean =>
  is_fit === 1 || is_cleared === 1

/** The not-fit declaration that only the office can answer; null without one. */
export function notFitWords(progress: Pick<Stopping, 'is_fit' | 'is_cleared' | 'not_fit_on'>): string | null {
  if (progress.is_fit === 0 && !isFit(progress)) return 'You reported not fit for duty. Call the office.'
  const { not_fit_on } = progress
  return not_fit_on && `You reported not fit for duty on ${not_fit_on}. Call the office.`
}

/** Why a driver can neither set out nor start until the office decides; null when nothing stops them. */
export function stopWords(progress: Stopping): string | null {
  const { checklist, off_road } = progress
  const notFit = notFitWords(progress)
  if (notFit !== null) return notFit
  if (checklist === 'fail') return 'The machine failed its checklist. Call the office.'
  return off_road && `The machine is off the road: ${withoutStop(off_road)}. Call the office.`
}

const beforeWork: readonly DriverJobStatus[] = ['Sent', 'Seen', 'Accepted', 'En Route', 'On Site']
const atWork: readonly DriverJobStatus[] = ['Working', 'Loaded', 'Tipped']

/** The same while it matters: the machine until work starts, the driver until it ends. */
export function stopNow(progress: Stopping & Pick<Progress, 'status'>): string | null {
  if (beforeWork.includes(progress.status)) return stopWords(progress)
  return atWork.includes(progress.status) ? notFitWords(progress) : null
}
