import { quiet } from '#ui/parts/state-looks.ts'
import type { Look, Tone } from '#ui/parts/StatusBadge.tsx'
import type { AssetChecklistAnswer } from '../contract/asset-checklist.ts'
import type { ChecklistResult } from '../contract/choices.ts'
import { isFail } from '../rules/answers.ts'

export const resultTone: Readonly<Record<ChecklistResult, Tone | Look>> = {
  pass: quiet.agreed,
  pass_with_defects: 'warning',
  fail: 'danger',
}

/** For a template: whether it is in use. */
export const inUseTone = (is_active: number): Look => (is_active ? quiet.agreed : quiet.over)

export function answerTone({ answer_type, value }: AssetChecklistAnswer): Tone | Look {
  if (isFail(answer_type, value)) return 'danger'
  return value === 'ok' || value === 'yes' ? quiet.agreed : 'neutral'
}
