import type { PendingStep } from './pending-step.ts'
import { type StepQueue, wasTapped } from './step-queue.ts'
import { stepName, stepWords } from './step-words.ts'

/** What happened to a phone's steps between two states of its queue, for a screen reader; null if nothing did. */
export function stepNews(before: StepQueue<PendingStep>, after: StepQueue<PendingStep>): string | null {
  const refusal = after.refused.find((one) => !before.refused.includes(one))
  if (refusal) return `${nameOf(refusal.tap)} refused: ${refusal.message}`
  const added = after.waiting.filter(wasTapped).find((tap) => !before.waiting.includes(tap))
  if (added) return `${nameOf(added)} saved`
  const sent = before.waiting.filter(wasTapped).find((tap) => !after.waiting.includes(tap))
  if (sent) return receivedWords(sent)
  if (after.is_stuck && !before.is_stuck && after.waiting.some(wasTapped)) return 'Waiting for signal'
  return null
}

const nameOf = ({ step }: PendingStep): string => stepName(step.kind)

/** What the office has by now: `Travel started`. */
const receivedWords = ({ step }: PendingStep): string =>
  step.kind === 'fit_for_duty' && step.data.is_fit === 0 ? 'Not fit for duty' : stepWords[step.kind].received
