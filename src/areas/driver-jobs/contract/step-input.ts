import * as z from 'zod'
import { orRequired } from '#platform/contract/text-kinds.ts'
import type { StepKind } from './choices.ts'
import { made, optionalMade, stepData, tappedAt } from './step.ts'

const { error: kindWords } = orRequired('Kind', 'Kind is not one of the choices.')

const tapped = <const K extends StepKind, D extends z.ZodType>(id: string, kind: K, data: D) =>
  z
    .object({
      client_op_id: made(),
      kind: z.literal(kind),
      /** When it was taken, by the phone's clock. */
      at: tappedAt(),
      data,
      /** The previous step on this phone: until that has arrived, this one waits. */
      after: optionalMade(),
    })
    .meta({ id })

/** A step with data. */
const step = <const K extends StepKind, S extends z.ZodRawShape>(id: string, kind: K, data: z.ZodObject<S>) =>
  tapped(id, kind, data.strict())

/** A step whose data is optional. */
const stepWithDefaults = <const K extends StepKind, S extends z.ZodRawShape>(
  id: string,
  kind: K,
  data: z.ZodObject<S>,
) => tapped(id, kind, data.strict().prefault({} as never))

/** One step of a driver: its kind decides the shape of `data`. */
export const StepInput = z
  .discriminatedUnion(
    'kind',
    [
      stepWithDefaults('SeenStep', 'seen', stepData.seen),
      step('AcceptStep', 'accept', stepData.accept),
      step('DeclineStep', 'decline', stepData.decline),
      step('FitForDutyStep', 'fit_for_duty', stepData.fit_for_duty),
      stepWithDefaults('TravelStep', 'travel', stepData.travel),
      stepWithDefaults('ArriveStep', 'arrive', stepData.arrive),
      step('PrestartStep', 'prestart', stepData.prestart),
      stepWithDefaults('StartStep', 'start', stepData.start),
      stepWithDefaults('BreakStartStep', 'break_start', stepData.break_start),
      stepWithDefaults('BreakEndStep', 'break_end', stepData.break_end),
      step('StandbyStartStep', 'standby_start', stepData.standby_start),
      stepWithDefaults('StandbyEndStep', 'standby_end', stepData.standby_end),
      step('LoadStep', 'load', stepData.load),
      step('TipStep', 'tip', stepData.tip),
      step('VoidLoadStep', 'void_load', stepData.void_load),
      step('BreakdownStep', 'breakdown', stepData.breakdown),
      step('NoWorkStep', 'no_work', stepData.no_work),
      stepWithDefaults('FinishStep', 'finish', stepData.finish),
      step('SignStep', 'sign', stepData.sign),
      stepWithDefaults('CloseStep', 'close', stepData.close),
    ],
    {
      error: ({ code, input }) =>
        code === 'invalid_union' ? kindWords({ input: (input as { kind?: unknown }).kind }) : undefined,
    },
  )
  .meta({ id: 'StepInput' })
export type StepInput = z.output<typeof StepInput>
/** As sent: fields with defaults may be omitted. */
export type SentStep = z.input<typeof StepInput>
