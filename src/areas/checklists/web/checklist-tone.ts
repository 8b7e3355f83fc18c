import type { Tone } from '#ui/parts/StatusBadge.tsx'
import type { AssetChecklistAnswer } from '../contract/asset-checklist.ts'
import type { ChecklistResult } from '../contract/choices.ts'
import { isFail } from '../rules/answers.ts'

export const resultTone: Readonly<Record<ChecklistResult, Tone>> = {
  pass: 'success',
  pass_with_defects: 'warning',
  fail: 'danger',
}

/** For a template: whether it is in use. */
export const inUseTone = (is_active: number): Tone => (is_active ? 'success' : 'neutral')

export function answerTone({ answer_type, value }: AssetChecklistAnswer): Tone {
  if (isFail(answer_type, value)) return 'danger'
  return value === 'ok' || value === 'yes' ? 'success' : 'neutral'
}
