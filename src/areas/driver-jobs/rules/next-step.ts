import type { StepKind } from '../contract/choices.ts'
import type { Progress } from '../contract/progress.ts'
import { isUnanswered, orderChanged, runningEntry } from './progress.ts'

/**
 * The one step that the phone offers first; null where nothing is left for the driver. `carries`: the machine is a
 * truck, whose work is loads.
 */
export function nextStep(progress: Progress, carries: boolean): StepKind | null {
  const { status, is_fit, checklist } = progress
  if (isUnanswered(status)) return 'accept'
  switch (status) {
    case 'Accepted':
      if (orderChanged(progress)) return 'accept'
      return is_fit === null ? 'fit_for_duty' : 'travel'
    case 'En Route':
      return orderChanged(progress) ? 'accept' : 'arrive'
    case 'On Site':
      if (orderChanged(progress)) return 'accept'
      if (is_fit !== 1) return 'fit_for_duty'
      return checklist === 'missing' ? 'prestart' : 'start'
    case 'Working':
    case 'Loaded':
    case 'Tipped':
      return whileWorking(progress, carries)
    case 'Finished':
      return 'sign'
    case 'Broke Down':
      return progress.finished_at === null ? null : 'sign'
    case 'Docket Signed':
      return 'close'
    default:
      return null
  }
}

function whileWorking(progress: Progress, carries: boolean): StepKind {
  const running = runningEntry(progress)?.kind
  if (running === 'break') return 'break_end'
  if (running === 'standby') return 'standby_end'
  if (progress.status === 'Loaded') return 'tip'
  return carries ? 'load' : 'finish'
}
