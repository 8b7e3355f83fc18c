import type { StepKind } from '../../../contract/choices.ts'

/** Steps with data apart from their time, each with its own fields. */
export const formSteps = [
  'decline',
  'start',
  'standby_start',
  'load',
  'tip',
  'breakdown',
  'no_work',
  'finish',
] as const
export type FormStep = (typeof formSteps)[number]
/** All steps that open a dialog. */
export type DialogStep = FormStep | 'fit_for_duty' | 'sign'

export const opensDialog = (kind: StepKind): kind is DialogStep =>
  kind === 'fit_for_duty' || kind === 'sign' || formSteps.some((one) => one === kind)
