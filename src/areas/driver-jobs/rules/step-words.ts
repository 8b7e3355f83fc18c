import type { StepKind } from '../contract/choices.ts'

/** A step on its button, in a refusal ("You cannot … while"), and in the history. */
export const stepWords = {
  seen: { button: 'Seen', todo: 'open it as new', done: 'seen' },
  accept: { button: 'Accept', todo: 'accept', done: 'accepted' },
  decline: { button: 'Decline', todo: 'decline', done: 'declined' },
  fit_for_duty: { button: 'Fit for duty', todo: 'declare that you are fit', done: 'declared fitness' },
  travel: { button: 'Start travel', todo: 'start to travel', done: 'set out' },
  arrive: { button: 'Arrived on site', todo: 'arrive', done: 'arrived' },
  prestart: { button: 'Checklist', todo: 'add a checklist', done: 'completed the checklist' },
  start: { button: 'Start work', todo: 'start work', done: 'started work' },
  break_start: { button: 'Start break', todo: 'start a break', done: 'started a break' },
  break_end: { button: 'End break', todo: 'end a break', done: 'ended the break' },
  standby_start: { button: 'Stand-by', todo: 'start stand-by', done: 'started stand-by' },
  standby_end: { button: 'End stand-by', todo: 'end stand-by', done: 'ended stand-by' },
  load: { button: 'Add load', todo: 'load', done: 'loaded' },
  tip: { button: 'Tip load', todo: 'tip', done: 'tipped' },
  void_load: { button: 'Void load', todo: 'void a load', done: 'voided a load' },
  breakdown: { button: 'Broke down', todo: 'report a breakdown', done: 'reported a breakdown' },
  finish: { button: 'Finish work', todo: 'finish', done: 'finished' },
  sign: { button: 'Sign docket', todo: 'sign the docket', done: 'signed the docket' },
  close: { button: 'Close job', todo: 'close it', done: 'closed' },
} as const satisfies Record<StepKind, { button: string; todo: string; done: string }>
