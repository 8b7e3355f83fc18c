import { type StepKind, noWorkWords } from '../contract/choices.ts'
import type { StepData } from '../contract/step.ts'

/** A step on its button, in a refusal ("You cannot … while"), in the history, and once the office has it. */
export const stepWords = {
  seen: { button: 'Seen', verb: 'mark it as seen', done: 'seen', received: 'Seen' },
  accept: { button: 'Accept', verb: 'accept', done: 'accepted', received: 'Accepted' },
  decline: { button: 'Decline', verb: 'decline', done: 'declined', received: 'Declined' },
  fit_for_duty: {
    button: 'Are you fit?',
    verb: 'report for duty',
    done: 'declared fitness',
    received: 'Fit for duty',
  },
  travel: { button: 'Start travel', verb: 'start travel', done: 'set out', received: 'Travel started' },
  arrive: { button: 'Arrived on site', verb: 'arrive', done: 'arrived', received: 'Arrived on site' },
  prestart: {
    button: 'Checklist',
    verb: 'add a checklist',
    done: 'completed the checklist',
    received: 'Checklist received',
  },
  start: { button: 'Start work', verb: 'start work', done: 'started work', received: 'Work started' },
  break_start: {
    button: 'Start break',
    verb: 'start a break',
    done: 'started a break',
    received: 'Break started',
  },
  break_end: { button: 'End break', verb: 'end a break', done: 'ended the break', received: 'Break ended' },
  standby_start: {
    button: 'Stand-by',
    verb: 'start stand-by',
    done: 'started stand-by',
    received: 'Stand-by started',
  },
  standby_end: {
    button: 'End stand-by',
    verb: 'end stand-by',
    done: 'ended stand-by',
    received: 'Stand-by ended',
  },
  load: { button: 'Add load', verb: 'load', done: 'loaded', received: 'Load added' },
  tip: { button: 'Tip load', verb: 'tip', done: 'tipped', received: 'Load tipped' },
  void_load: { button: 'Void load', verb: 'void a load', done: 'voided a load', received: 'Load voided' },
  breakdown: {
    button: 'Broke down',
    verb: 'report a breakdown',
    done: 'reported a breakdown',
    received: 'Breakdown reported',
  },
  no_work: {
    button: 'No work today',
    verb: 'report no work',
    done: 'reported no work',
    received: 'No work reported',
  },
  finish: { button: 'Finish work', verb: 'finish', done: 'finished', received: 'Work finished' },
  sign: {
    button: 'Sign docket',
    verb: 'sign the docket',
    done: 'signed the docket',
    received: 'Docket signed',
  },
  close: { button: 'Done for the day', verb: 'close it', done: 'closed', received: 'Done for the day' },
} as const satisfies Record<StepKind, { button: string; verb: string; done: string; received: string }>

/** A step's name: its button, unless that asks a question. */
export const stepName = (kind: StepKind): string =>
  kind === 'fit_for_duty' ? 'Fit for duty' : stepWords[kind].button

/** Why no one worked: `Rain. The track is under water.` */
export const noWorkText = ({ why, comment }: StepData['no_work']): string =>
  comment === null ? noWorkWords[why] : `${noWorkWords[why]}. ${comment}`
