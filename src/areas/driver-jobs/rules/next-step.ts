import type { DriverJobStatus, StepKind } from '../contract/choices.ts'
import type { Progress } from '../contract/progress.ts'
import { isUnanswered, orderChanged, runningEntry } from './progress.ts'
import { driverJobCan } from './step-rules.ts'
import { isFit, stopWords, workStopWords } from './stop-reasons.ts'

/**
 * The step the phone offers first; null when nothing is left for the driver. `carries`: the machine is a
 * truck, whose work is loads.
 */
export function nextStep(progress: Progress, carries: boolean): StepKind | null {
  if (isUnanswered(progress.status)) return 'accept'
  return after[progress.status]?.(progress, carries) ?? null
}

type Next = (progress: Progress, carries: boolean) => StepKind | null

/** A changed date must be answered before anything else. */
const unlessChanged =
  (next: Next): Next =>
  (progress, carries) =>
    orderChanged(progress) ? 'accept' : next(progress, carries)

/** Nothing is next for a stopped driver: the office decides. */
const unlessStopped =
  (next: Next): Next =>
  (progress, carries) =>
    stopWords(progress) === null ? next(progress, carries) : null

const whileWorking: Next = (progress, carries) => {
  const running = runningEntry(progress)?.kind
  if (running === 'break') return 'break_end'
  if (running === 'standby') return 'standby_end'
  if (progress.status === 'Loaded') return 'tip'
  // Nothing new is started; work already done is recorded.
  if (workStopWords(progress) !== null) return 'finish'
  return carries ? 'load' : 'finish'
}

const after: Partial<Readonly<Record<DriverJobStatus, Next>>> = {
  Accepted: unlessStopped(unlessChanged(({ is_fit }) => (is_fit === null ? 'fit_for_duty' : 'travel'))),
  'En Route': unlessStopped(unlessChanged(() => 'arrive')),
  'On Site': unlessStopped(
    unlessChanged((progress) => {
      if (!isFit(progress)) return 'fit_for_duty'
      return progress.checklist === 'missing' ? 'prestart' : 'start'
    }),
  ),
  Working: whileWorking,
  Loaded: whileWorking,
  Tipped: whileWorking,
  Finished: () => 'sign',
  'Broke Down': ({ finished_at }) => (finished_at === null ? null : 'sign'),
  'Docket Signed': () => 'close',
}

const others: readonly StepKind[] = [
  'arrive',
  'break_start',
  'break_end',
  'standby_start',
  'standby_end',
  'load',
  'finish',
  'fit_for_duty',
  'decline',
  'no_work',
  'breakdown',
]

/** The phone's other steps, below the next one. */
export function otherSteps(progress: Progress, carries: boolean): StepKind[] {
  const next = nextStep(progress, carries)
  return others.filter(
    (kind) =>
      kind !== next &&
      driverJobCan[kind](progress) === true &&
      // An excavator has no loads of its own, and a stopped job no more of them.
      (kind !== 'load' || (carries && workStopWords(progress) === null)) &&
      // Drivers do not arrive on site before they have declared fitness and agreed to the current order.
      (kind !== 'arrive' || next === 'travel'),
  )
}
