import type { Checklist } from '#areas/checklists/contract/checklist.ts'
import { resultOf } from '#areas/checklists/rules/answers.ts'
import { failsOf } from '#areas/checklists/rules/check-answers.ts'
import type { StepKind } from '#areas/driver-jobs/contract/choices.ts'
import { StepInput } from '#areas/driver-jobs/contract/step-input.ts'
import { progressOf } from '#areas/driver-jobs/rules/progress.ts'
import type { FilledOrder } from './bulk-days-store.ts'
import type { Readings } from './days-store.ts'
import type { Chance } from './random.ts'
import { trackedMaterials } from './materials.ts'
import { type Drawn, type Phone, type SentShift, type Exceptions, recordShift } from './shift.ts'

/** A phone that only records the steps until now. */
class NotingPhone implements Phone {
  readonly taps: StepInput[] = []
  signature: string | null = null
  private readonly random: Chance
  private readonly now: number

  constructor(random: Chance, now: number) {
    this.random = random
    this.now = now
  }

  tap(kind: StepKind, at: number, data: object): Promise<boolean> {
    if (!this.isOver(at)) return Promise.resolve(false)
    const [client_op_id, after] = [this.random.uuid(), this.taps.at(-1)?.client_op_id ?? null]
    this.taps.push(StepInput.parse({ client_op_id, kind, at: new Date(at).toISOString(), data, after }))
    return Promise.resolve(true)
  }

  isOver(at: number): boolean {
    return at <= this.now
  }

  sendSignature(): Promise<Drawn> {
    this.signature = this.random.uuid()
    return Promise.resolve({ signature: this.signature, model_sha256: null })
  }

  sendTicket(): Promise<null> {
    return Promise.resolve(null)
  }
}

interface Inputs {
  random: Chance
  now: number
  readings: Readings
  checklist: Checklist | undefined
  ticket_no: () => string
}

/** The results of one driver's day, by the phone's and server's own rules. */
export async function noteShift(order: SentShift, inputs: Inputs, exceptions: Exceptions) {
  const { random, now, readings, checklist, ticket_no: ticket } = inputs
  const phone = new NotingPhone(random, now)
  await recordShift(phone, order, { random, readings, checklist, ticket }, exceptions)
  const { taps, signature } = phone
  const progress = progressOf(taps, {
    order_version: order.order_version,
    tracked_materials: trackedMaterials,
    checklist: 'pass',
    ended: null,
  })
  return { taps, signature, progress, checked: checked(taps, checklist) }
}
export type Noted = Awaited<ReturnType<typeof noteShift>>
/** An order with its driver's work. */
export interface NotedDay {
  order: FilledOrder
  noted: Noted
  exceptions: Exceptions
  checklist: Checklist | undefined
}

/** The prestart's checklist; undefined without one. */
function checked(taps: readonly StepInput[], checklist: Checklist | undefined) {
  const tap = taps.find((one) => one.kind === 'prestart')
  if (tap?.kind !== 'prestart' || !checklist) return undefined
  const { answers, ...said } = tap.data
  const answered = checklist.items.map((item) => {
    const { value = null, comment = null } =
      answers.find(({ checklist_item_id }) => checklist_item_id === item.id) ?? {}
    return { item, value, comment, photo_file_ids: [] }
  })
  const fails = failsOf(answered)
  const result = resultOf(fails.map(({ item }) => item))
  return { ...said, client_op_id: tap.client_op_id, completed_at: tap.at, answered, fails, result }
}
