import * as z from 'zod'
import { checklistComment } from '#areas/checklists/contract/checklist-texts.ts'
import { mostOfLoad, tooHeavyWords } from '#areas/dockets/contract/load-figures.ts'
import { sentWrong } from '#platform/contract/app-error.ts'
import { instant } from '#platform/contract/date-fields.ts'
import { idParam, optionalText, reference, text, yesNo } from '#platform/contract/fields.ts'
import type { StepKind } from './choices.ts'

/** A name that the phone makes: of a tap, a load, a photo. */
export const made = () => z.guid(sentWrong).toLowerCase()
export const optionalMade = () => made().nullable().default(null)
export const tappedAt = () => instant('Enter a time.')
const reason = (label = 'Reason') => text(label, { min: 2, max: 500 })
const optional = (label: string, max = 255) => optionalText(label, { max }).default(null)

const more = (
  label: string,
  max: number,
  digits: number,
  tooMuch: (typed: number) => string = () => `${label} must be ${max} or less.`,
) =>
  z
    .number(`${label} must be a number.`)
    .positive(`${label} must be more than 0.`)
    .max(max, { error: ({ input }) => tooMuch(Number(input)) })
    .multipleOf(10 ** -digits, `${label} can have ${digits} decimals.`)
    .nullable()
    .default(null)
const reading = (label: string, max: number, step: number) =>
  z
    .number(`${label} must be a number.`)
    .min(0, `${label} cannot be negative.`)
    .max(max, `${label} must be ${max} or less.`)
    .multipleOf(step, step === 1 ? `${label} must be a whole number.` : `${label} can have one decimal.`)
    .nullable()
    .default(null)
const readings = {
  smu: reading('Machine hours', 999_999, 0.1),
  odometer: reading('Odometer', 9_999_999, 1),
}

const loadFigures = {
  net_t: more('Tonnes', mostOfLoad, 3, tooHeavyWords),
  volume_m3: more('Cubic metres', mostOfLoad, 3),
  ticket_no: optional('Ticket number', 40),
  ticket_file: optionalMade(),
  waste_record_no: optional('Waste record number', 40),
}

const Answer = z.object({
  checklist_item_id: idParam,
  value: z.string().max(1000, 'Answer must be 1000 characters or fewer.').nullable(),
  comment: checklistComment(),
  photos: z.array(made()).max(10, 'Up to ten photos.').default([]),
})

const nothing = z.object({})
/** What each step says beside its time. It never needs an id that the server made of an earlier step. */
export const stepData = {
  seen: nothing,
  /** The order as the driver read it. */
  accept: z.object({ order_version: z.number().int().positive() }),
  decline: z.object({ reason: reason() }),
  fit_for_duty: z.object({ is_fit: yesNo(), note: optional('Note', 500) }),
  travel: nothing,
  arrive: nothing,
  prestart: z.object({
    checklist_id: reference('Checklist'),
    started_at: tappedAt(),
    ...readings,
    comment: checklistComment(),
    /** 0 where an item about the driver says so; the server reads it from the answers itself. */
    is_fit: yesNo().nullable().default(null),
    answers: z.array(Answer).min(1, 'Answer the checklist.').max(200),
  }),
  start: z.object(readings),
  break_start: nothing,
  break_end: nothing,
  standby_start: z.object({ reason: reason() }),
  standby_end: nothing,
  load: z.object({
    client_load_id: made(),
    material: text('Material', { max: 60 }),
    source: optional('Loaded at', 120),
    note: optional('Note', 300),
    ...loadFigures,
  }),
  tip: z.object({ client_load_id: made(), tip: text('Tipped at', { max: 120 }), ...loadFigures }),
  void_load: z.object({ client_load_id: made(), reason: reason() }),
  breakdown: z.object({ reason: reason('What happened') }),
  finish: z.object({ ...readings, comment: optional('Comment', 1000) }),
  sign: z
    .object({
      name: optional('Name', 120),
      role: optional('Role', 120),
      contact: optional('Phone or email', 120),
      signature: optionalMade(),
      /** Of the sheet that was shown: a signature stands for that, and is refused where the docket says otherwise by now. */
      model_sha256: z
        .string()
        .regex(/^[0-9a-f]{64}$/, 'Show the docket again before it is signed.')
        .nullable()
        .default(null),
      client_comment: optional('Comment', 1000),
      unsigned_reason: optional('Reason', 500),
    })
    .superRefine((signing, context) => {
      const wrong = (path: string, message: string) =>
        context.addIssue({ code: 'custom', path: [path], message })
      const { name, signature, unsigned_reason } = signing
      if ((signature === null) === (unsigned_reason === null))
        wrong('signature', 'Let the client sign, or give the reason why nobody signed.')
      else if (signature !== null && (name ?? '').length < 2) wrong('name', 'Name is required.')
    }),
  close: nothing,
} as const satisfies Record<StepKind, z.ZodObject>
export type StepData = { [K in StepKind]: z.output<(typeof stepData)[K]> }
