import type { HoldKind } from '#areas/jobs/contract/choices.ts'
import type { DriverJobStatus } from '../contract/choices.ts'
import type { Progress } from '../contract/progress.ts'

type Stopping = Pick<Progress, 'is_fit' | 'is_cleared' | 'not_fit_on' | 'job_stop' | 'checklist' | 'off_road'>

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

/** What a driver is told that a job is waiting for; the client's account is the office's business. */
const checkWords: Readonly<Record<HoldKind, string>> = {
  swms: 'the SWMS',
  byda: 'the BYDA plans',
  induction: 'the site induction',
  po: 'a check by the office',
  credit: 'a check by the office',
}

/** Why a job's work stops, as {@link Progress.job_stop}; null when it goes on. */
export function jobStopOf({
  hold_reason,
  checks,
}: {
  hold_reason: string | null
  checks: readonly HoldKind[]
}): string | null {
  if (hold_reason !== null) return `The job is on hold: ${withoutStop(hold_reason)}`
  const waits = [...new Set(checks.map((kind) => checkWords[kind]))]
  return waits.length === 0 ? null : `The job is waiting for ${waits.join(', ')}`
}

/** What stops a driver at work as well as before; null when nothing does. */
export const workStopWords = (progress: Stopping): string | null =>
  notFitWords(progress) ?? (progress.job_stop ? `${progress.job_stop}. Call the office.` : null)

/** Why a driver can neither set out nor start until the office decides; null when nothing stops them. */
export function stopWords(progress: Stopping): string | null {
  const { checklist, off_road } = progress
  const stopped = workStopWords(progress)
  if (stopped !== null) return stopped
  if (checklist === 'fail') return 'The machine failed its checklist. Call the office.'
  return off_road && `The machine is off the road: ${withoutStop(off_road)}. Call the office.`
}

const beforeWork: readonly DriverJobStatus[] = ['Sent', 'Seen', 'Accepted', 'En Route', 'On Site']
const atWork: readonly DriverJobStatus[] = ['Working', 'Loaded', 'Tipped']

/** The same while it matters: the machine until work starts, the driver and the job until it ends. */
export function stopNow(progress: Stopping & Pick<Progress, 'status'>): string | null {
  if (beforeWork.includes(progress.status)) return stopWords(progress)
  return atWork.includes(progress.status) ? workStopWords(progress) : null
}
