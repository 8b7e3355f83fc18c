import type { StepKind } from '../contract/choices.ts'

/** A step on its button, in a refusal ("You cannot … while"), and in the history. */
export const stepWords = {
  seen: { button: 'Seen', verb: 'mark it as seen', done: 'seen' },
  accept: { button: 'Accept', verb: 'accept', done: 'accepted' },
  decline: { button: 'Decline', verb: 'decline', done: 'declined' },
  fit_for_duty: { button: 'Are you fit?', verb: 'report for duty', done: 'declared fitness' },
  travel: { button: 'Start travel', verb: 'start travel', done: 'set out' },
  arrive: { button: 'Arrived on site', verb: 'arrive', done: 'arrived' },
  prestart: { button: 'Checklist', verb: 'add a checklist', done: 'completed the checklist' },
  start: { button: 'Start work', verb: 'start work', done: 'started work' },
  break_start: { button: 'Start break', verb: 'start a break', done: 'started a break' },
  break_end: { button: 'End break', verb: 'end a break', done: 'ended the break' },
  standby_start: { button: 'Stand-by', verb: 'start stand-by', done: 'started stand-by' },
  standby_end: { button: 'End stand-by', verb: 'end stand-by', done: 'ended stand-by' },
  load: { button: 'Add load', verb: 'load', done: 'loaded' },
  tip: { button: 'Tip load', verb: 'tip', done: 'tipped' },
  void_load: { button: 'Void load', verb: 'void a load', done: 'voided a load' },
  breakdown: { button: 'Broke down', verb: 'report a breakdown', done: 'reported a breakdown' },
  finish: { button: 'Finish work', verb: 'finish', done: 'finished' },
  sign: { button: 'Sign docket', verb: 'sign the docket', done: 'signed the docket' },
  close: { button: 'Done for the day', verb: 'close it', done: 'closed' },
} as const satisfies Record<StepKind, { button: string; verb: string; done: string }>

/** A step's name: its button, unless that asks a question. */
export const stepName = (kind: StepKind): string =>
  kind === 'fit_for_duty' ? 'Fit for duty' : stepWords[kind].button
