import type { Checklist } from '#areas/checklists/contract/checklist.ts'
import type { StepKind } from '#areas/driver-jobs/contract/choices.ts'
import type { Readings, Sent } from './days-store.ts'
import { materialsOf, tipsFor, trackedMaterials } from './materials.ts'
import { type Chance, nth } from './random.ts'
import type { OrderedTip } from './seed-tip-orders.ts'

const minute = 60_000

/** A drawn signature's name, and the sheet it was drawn under. */
export interface Drawn {
  signature: string
  /** Null when nothing was shown, for a day recorded afterwards. */
  model_sha256: string | null
}

/** One driver's steps on one job, in sequence. */
export interface Phone {
  /** @returns whether it was in the past and accepted. */
  tap(kind: StepKind, at: number, data: object): Promise<boolean>
  isOver(at: number): boolean
  /** The client reads the docket and signs; the signature is sent before the step that refers to it. */
  sendSignature(at: number): Promise<Drawn>
  /** A photo of a load's ticket. @returns its name, null without one. */
  sendTicket(client_load_id: string, at: number): Promise<string | null>
}

/** How a day differs from the plan. */
export interface Exceptions {
  /** The client had already left the site. */
  isUnsigned?: boolean
  /** Nobody answered yet. */
  isUnanswered?: boolean
  /** When the driver opened it; by default the evening before. */
  read_at?: number
  /** The driver's reason for declining. */
  declines?: string
  /** The office allowed the driver to start without the prestart. */
  isLet?: boolean
  /** How many minutes before the usual time the driver sets out. */
  early?: number
  /** Minutes of work after the planned end. */
  overtime?: number
}

/** What a day is recorded from, besides the job itself. */
export interface ShiftInputs {
  readonly random: Chance
  readonly readings: Readings | null
  /** The machine's checklist. */
  readonly checklist: Checklist | undefined
  /** The next weighbridge ticket's number. */
  readonly ticket: () => string
}

export type SentShift = Pick<
  Sent,
  'order_version' | 'starts_at' | 'ends_at' | 'payload_t' | 'job_title' | 'site_material'
> & { tips?: readonly OrderedTip[] }

/** A driver's day on a job, from the evening before to the docket, as far as it is over by now. */
export async function recordShift(
  phone: Phone,
  job: SentShift,
  inputs: ShiftInputs,
  exceptions: Exceptions,
): Promise<void> {
  const { random, readings, checklist } = inputs
  const { early = 0, overtime = 0 } = exceptions
  const begins = Date.parse(job.starts_at)
  const arrivesAt = begins - early * minute
  const evening = begins - (13 * 60 + random.whole(0, 90)) * minute
  const read = exceptions.read_at ?? evening
  await phone.tap('seen', read, {})
  if (exceptions.isUnanswered) return
  if (exceptions.declines !== undefined) {
    await phone.tap('decline', read + 2 * minute, { reason: exceptions.declines })
    return
  }
  await phone.tap('accept', read + 2 * minute, { order_version: job.order_version })
  await phone.tap('fit_for_duty', arrivesAt - 55 * minute, { is_fit: 1 })
  await phone.tap('travel', arrivesAt - 45 * minute, {})
  await phone.tap('arrive', arrivesAt - 14 * minute, {})
  const isChecked =
    !checklist || exceptions.isLet || (await recordPrestart(phone, { ...inputs, checklist }, arrivesAt))
  const late = random.whole(-3, 6) * minute
  if (!isChecked || !(await phone.tap('start', begins + late, { ...readings }))) return
  await recordWork(phone, job, inputs, begins + late)
  const ends = Date.parse(job.ends_at) + (random.whole(-8, 11) + overtime) * minute
  const worked = Math.max(1, Math.round((ends - begins - late) / (6 * minute)) / 10)
  const isDone = await phone.tap('finish', ends, {
    smu: readings?.smu == null ? null : Math.round((readings.smu + worked) * 10) / 10,
    odometer: readings?.odometer == null ? null : readings.odometer + (job.payload_t === null ? 0 : 180),
  })
  if (!isDone) return
  await recordSigning(phone, random, ends + 6 * minute, exceptions)
  await phone.tap('close', ends + 20 * minute, {})
}

/** Everything in order, or with one small fault. */
function recordPrestart(
  phone: Phone,
  { random, readings, checklist }: ShiftInputs & { checklist: Checklist },
  arrivesAt: number,
): Promise<boolean> {
  const minor = checklist.items.filter((item) => item.is_critical === 0 && item.photo_on_fail === 0)
  const found = random.happens(6) ? random.pick(minor)?.id : undefined
  const fail =
    found === undefined ? null : { item_id: found, comment: 'Worn, to be looked at in the workshop' }
  return phone.tap('prestart', arrivesAt - 4 * minute, {
    checklist_id: checklist.id,
    started_at: new Date(arrivesAt - 11 * minute).toISOString(),
    smu: readings?.smu ?? null,
    odometer: readings?.odometer ?? null,
    answers: answersOf(checklist, readings, fail),
  })
}

const usual: Readonly<Record<string, string | null>> = { ok_fail_na: 'ok', yes_no: 'yes', text: 'None' }

/** Each item's usual answer, except the one that fails. */
export const answersOf = (
  { items }: Checklist,
  readings: Readings | null,
  fail: { item_id: number; comment: string } | null,
) =>
  items.map(({ id, answer_type }) => ({
    checklist_item_id: id,
    value:
      answer_type === 'number'
        ? String(readings?.odometer ?? readings?.smu ?? 0)
        : id === fail?.item_id && answer_type === 'ok_fail_na'
          ? 'fail'
          : (usual[answer_type] ?? null),
    comment: id === fail?.item_id ? fail.comment : null,
    photos: [],
  }))

/** A tipper carries loads of what the job is about, up to its payload; half an hour of break for everyone. */
async function recordWork(
  phone: Phone,
  job: SentShift,
  { random, ticket }: ShiftInputs,
  start: number,
): Promise<void> {
  const rest = start + random.whole(235, 275) * minute
  const isBefore = (at: number) => at < Date.parse(job.ends_at) - 40 * minute
  const round = random.whole(58, 76) * minute
  const materials = materialsOf(job)
  const { payload_t } = job
  let loads = 0
  const drive = async (from: number, until: number) => {
    for (let at = from; payload_t !== null && at + round < until && isBefore(at); at += round) {
      const client_load_id = random.uuid()
      const net_t = Math.floor((payload_t * random.whole(800, 1000)) / 100) / 10
      const material = nth(materials, loads++)
      const is_tracked = trackedMaterials.includes(material)
      const waste_record_no = is_tracked ? `WT-${client_load_id.slice(0, 13).toUpperCase()}` : null
      const loaded = { client_load_id, material, source: 'Site', waste_record_no }
      const ordered = job.tips?.find((tip) => tip.material === material)
      await phone.tap('load', at + 12 * minute, loaded)
      const elsewhere = random.pick(tipsFor(material))
      const ticket_file = loads === 1 ? await phone.sendTicket(client_load_id, at + 43 * minute) : null
      await phone.tap('tip', at + 44 * minute, {
        client_load_id,
        tip: ordered?.tip ?? elsewhere,
        tip_order_id: ordered?.id ?? null,
        ...weighed(net_t, payload_t),
        ticket_no: ticket(),
        ticket_file,
      })
    }
  }
  await drive(start, rest)
  if (isBefore(rest)) {
    await phone.tap('break_start', rest, {})
    await phone.tap('break_end', rest + 30 * minute, {})
  }
  await drive(rest + 32 * minute, Date.parse(job.ends_at))
}

/** A weighbridge ticket; the empty truck weighs nine tenths of what it carries. */
function weighed(net_t: number, payload_t: number) {
  const tare_t = Math.round(payload_t * 9) / 10
  return { gross_t: Math.round((net_t + tare_t) * 10) / 10, tare_t, net_t }
}

const people = ['Jo Nguyen', 'Marty Doyle', 'Priya Raman', 'Sam Costa'] as const

async function recordSigning(
  phone: Phone,
  random: Chance,
  at: number,
  exceptions: Exceptions,
): Promise<void> {
  if (!phone.isOver(at)) return
  if (exceptions.isUnsigned) {
    await phone.tap('sign', at, { unsigned_reason: 'Nobody on site when we finished' })
    return
  }
  const drawn = await phone.sendSignature(at)
  await phone.tap('sign', at + minute, {
    name: random.pick(people),
    role: 'Site supervisor',
    ...drawn,
  })
}
