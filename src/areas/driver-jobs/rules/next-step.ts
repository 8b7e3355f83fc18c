import type { DriverJobStatus, StepKind } from '../contract/choices.ts'
import type { Progress } from '../contract/progress.ts'
import { isUnanswered, orderChanged, runningEntry } from './progress.ts'
import { isFit, stopWords } from './stop.ts'

/**
 * The one step that the phone offers first; null where nothing is left for the driver. `carries`: the machine is a
 * truck, whose work is loads.
 */
export function nextStep(progress: Progress, carries: boolean): StepKind | null {
  if (isUnanswered(progress.status)) return 'accept'
  return after[progress.status]?.(progress, carries) ?? null
}

type Next = (progress: Progress, carries: boolean) => StepKind | null

/** Another date is answered before the way goes on. */
const unlessChanged =
  (next: Next): Next =>
  (progress, carries) =>
    orderChanged(progress) ? 'accept' : next(progress, carries)

/** Nothing is next for who is stopped: the office decides. */
const unlessStopped =
  (next: Next): Next =>
  (progress, carries) =>
    stopWords(progress) === null ? next(progress, carries) : null

const whileWorking: Next = (progress, carries) => {
  const running = runningEntry(progress)?.kind
  if (running === 'break') return 'break_end'
  if (running === 'standby') return 'standby_end'
  if (progress.status === 'Loaded') return 'tip'
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
