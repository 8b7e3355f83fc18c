import * as z from 'zod'
import { localDate, localTime, optionalLocalDate, optionalLocalTime } from '#platform/contract/date-fields.ts'
import {
  oneOf,
  optionalDecimal,
  optionalOneOf,
  optionalReference,
  optionalText,
  quantity,
  reference,
  text,
} from '#platform/contract/fields.ts'
import type { Weights } from '#areas/rates/rules/weights/typed-weight.ts'
import type { FieldErrors } from '#platform/contract/app-error.ts'
import type { OrderRow } from '#areas/work-orders/contract/order.ts'
import { melbourneDate, melbourneInstant, melbourneTime } from '#shared/local-date.ts'
import { shortDayKinds } from '../../contract/choices.ts'
import { requiredWords } from '#shared/text.ts'
import { type Docket, UsedAttachment, plainFacts } from '../../contract/docket.ts'
import { loadTonnes, loadVolume } from '../../contract/load-figures.ts'
import { docketLabels } from '../../rules/docket-labels.ts'
import { agreedLabels, loadLabels, stopLabels } from '../../rules/docket-row-labels.ts'
import { weightErrors } from '../../rules/loads/load-weights.ts'
import { isWithoutWork } from '../../rules/shift/short-day.ts'
import { shiftOf, stretchOf } from '../../rules/shift/shift-times.ts'

export const stopKinds = ['break', 'standby', 'breakdown', 'travel'] as const

const Stop = z.object({
  kind: oneOf(stopLabels.kind, stopKinds),
  from: localTime(stopLabels.from),
  to: localTime(stopLabels.to),
  note: optionalText(stopLabels.note),
})
const Load = z.object({
  material: text(loadLabels.material, { max: 80 }),
  source: optionalText(loadLabels.source, { max: 120 }),
  tip: optionalText(loadLabels.tip, { max: 120 }),
  loaded_at: localTime(loadLabels.loaded_at),
  tipped_at: localTime(loadLabels.tipped_at).nullable().optional(),
  gross_t: loadTonnes('gross_t'),
  tare_t: loadTonnes('tare_t'),
  net_t: loadTonnes(),
  volume_m3: loadVolume(),
  ticket_no: optionalText(loadLabels.ticket_no, { max: 40 }),
  waste_record_no: optionalText(loadLabels.waste_record_no, { max: 40 }),
  note: optionalText(loadLabels.note, { max: 300 }),
  /** As it was read. */
  tip_order_id: z.unknown().optional(),
})
const Agreed = z.object({
  position: z.number(),
  quantity_agreed: quantity(agreedLabels.quantity_agreed).or(z.literal(0)),
  reason: text(agreedLabels.reason, { min: 2, max: 300 }),
})

/** What is typed for a shift: times of day, as on paper. */
export const DocketForm = z.object({
  job_item_id: reference(docketLabels.job_item_id),
  source: oneOf(docketLabels.source, ['paper', 'office']),
  asset_id: optionalReference(docketLabels.asset_id),
  driver_id: optionalReference(docketLabels.driver_id),
  shift_date: localDate(docketLabels.shift_date),
  starts_at: localTime(docketLabels.starts_at),
  finishes_at: optionalLocalTime(docketLabels.finishes_at),
  short_day: optionalOneOf(docketLabels.short_day, shortDayKinds),
  cancelled_on: optionalLocalDate(docketLabels.cancelled_on),
  cancelled_at: optionalLocalTime(docketLabels.cancelled_at),
  distance_km: optionalDecimal(docketLabels.distance_km, 2000),
  stops: z.array(Stop),
  loads: z.array(Load),
  attachments: z.array(UsedAttachment),
  agreed: z.array(Agreed),
  ...plainFacts,
})
export type DocketFormValues = z.output<typeof DocketForm>
type ShiftValues = Pick<DocketFormValues, 'shift_date' | 'starts_at' | 'finishes_at' | 'stops' | 'loads'>

/** The docket's instants: an unchanged time keeps its seconds. */
function exactly(docket: Docket | undefined) {
  const known = docket
    ? [docket.starts_at, docket.finishes_at].concat(
        docket.loads.flatMap(({ loaded_at, tipped_at }) => [loaded_at, ...(tipped_at ? [tipped_at] : [])]),
        docket.entries.flatMap(({ started_at, ended_at }) => [started_at, ended_at]),
        docket.cancelled_at ?? [],
      )
    : []
  const minuteOf = (instant: string) => Math.floor(Date.parse(instant) / 60_000)
  return (typed: string) => known.find((one) => minuteOf(one) === minuteOf(typed)) ?? typed
}

/** What must be typed together. */
export function docketFormErrors({
  short_day = null,
  finishes_at,
  cancelled_on,
  cancelled_at,
  loads = [],
}: Partial<Pick<DocketFormValues, 'short_day' | 'finishes_at' | 'cancelled_on' | 'cancelled_at'>> & {
  loads?: readonly Weights[]
}): FieldErrors {
  const isCancelled = short_day === 'late_cancellation'
  const missing = (
    [
      ['finishes_at', short_day === null && !finishes_at],
      ['cancelled_on', isCancelled && !cancelled_on],
      ['cancelled_at', isCancelled && !cancelled_at],
    ] as const
  ).filter(([, isMissing]) => isMissing)
  return {
    ...Object.fromEntries(missing.map(([name]) => [name, requiredWords(docketLabels[name])])),
    ...weightErrors(loads),
  }
}

/** Typed values as instants; for an existing docket, if one is given. What a day cut short does not have is left out. */
export function bodyOf(values: DocketFormValues, docket?: Docket) {
  const { job_item_id: _order, source: _source, cancelled_on, cancelled_at, distance_km, ...rest } = values
  const { short_day = null } = rest
  const isCancelled = short_day === 'late_cancellation'
  const shift = isWithoutWork(short_day)
    ? { ...rest, finishes_at: null, loads: [], attachments: [], toll_count: null, tolls_cents: null }
    : rest
  return {
    ...shiftBodyOf(shift, docket),
    short_day,
    cancelled_at:
      isCancelled && cancelled_on && cancelled_at
        ? exactly(docket)(melbourneInstant(cancelled_on, cancelled_at))
        : null,
    distance_km: isCancelled ? distance_km : null,
  }
}

/** The same for any form with times, stops and loads; its other fields pass through. */
export function shiftBodyOf<V extends ShiftValues>(values: V, docket?: Docket) {
  const { shift_date, starts_at, finishes_at, stops, loads, ...rest } = values
  const exact = exactly(docket)
  const shift = shiftOf(shift_date, starts_at, finishes_at ?? starts_at)
  const inShift = (time: string) => exact(stretchOf(shift, { kind: 'load', from: time, to: time }).started_at)
  return {
    ...rest,
    starts_at: exact(shift.starts_at),
    finishes_at: finishes_at ? exact(shift.finishes_at) : null,
    entries: stops.map(({ kind, from, to, note }) => {
      const { started_at, ended_at } = stretchOf(shift, { kind, from, to })
      return { kind, note: note ?? null, started_at: exact(started_at), ended_at: exact(ended_at) }
    }),
    loads: loads.map(({ loaded_at, tipped_at, ...load }) => ({
      ...load,
      loaded_at: inShift(loaded_at),
      tipped_at: tipped_at ? inShift(tipped_at) : null,
    })),
  }
}

const emptyForm = {
  job_item_id: null,
  source: 'paper',
  asset_id: null,
  driver_id: null,
  shift_date: '',
  starts_at: '',
  finishes_at: '',
  short_day: null,
  cancelled_on: null,
  cancelled_at: null,
  distance_km: null,
  stops: [],
  loads: [],
  attachments: [],
  toll_count: null,
  tolls_cents: null,
  agreed: [],
  smu_start: null,
  smu_finish: null,
  odometer_start: null,
  odometer_finish: null,
  po_number: null,
  description: null,
  operator_comment: null,
  overlap_reason: null,
}

/** An order that a docket is entered for. */
export type DocketOrder = Pick<
  OrderRow,
  'id' | 'order_no' | 'order_status' | 'work_date' | 'start_time' | 'end_time'
> & { cancelled_at?: string | null }

/** Day and times as the order was planned. */
export const plannedValues = ({
  work_date,
  start_time,
  end_time,
}: Pick<DocketOrder, 'work_date' | 'start_time' | 'end_time'>) => ({
  shift_date: work_date,
  starts_at: start_time,
  finishes_at: end_time,
})

/** A new docket's initial values, as the order was planned; one that its client cancelled was cancelled late. */
export const newValues = (order?: DocketOrder) =>
  order
    ? {
        ...emptyForm,
        job_item_id: order.id,
        ...plannedValues(order),
        ...(order.order_status === 'Cancelled' && {
          short_day: 'late_cancellation',
          ...cancelledValues(order.cancelled_at ?? null),
        }),
      }
    : emptyForm

const cancelledValues = (instant: string | null) => ({
  cancelled_on: instant && melbourneDate(instant),
  cancelled_at: instant && melbourneTime(instant),
})

/** An existing docket as it would be typed. */
export const valuesOfDocket = (docket: Docket) => ({
  ...emptyForm,
  ...Object.fromEntries(
    Object.keys(emptyForm).flatMap((key) => (key in docket ? [[key, docket[key as keyof Docket]]] : [])),
  ),
  source: 'paper',
  starts_at: melbourneTime(docket.starts_at),
  finishes_at: docket.finishes_at === docket.starts_at ? null : melbourneTime(docket.finishes_at),
  ...cancelledValues(docket.cancelled_at),
  stops: docket.entries
    .filter(({ kind }) => kind !== 'work')
    .map(({ kind, started_at, ended_at, note }) => ({
      kind,
      from: melbourneTime(started_at),
      to: melbourneTime(ended_at),
      note,
    })),
  loads: docket.loads.map(({ loaded_at, tipped_at, load_no: _no, ...load }) => ({
    ...load,
    loaded_at: melbourneTime(loaded_at),
    tipped_at: tipped_at && melbourneTime(tipped_at),
  })),
  agreed: docket.lines
    .filter((line) => line.quantity_agreed !== line.quantity_computed)
    .map(({ position, quantity_agreed, reason }) => ({ position, quantity_agreed, reason })),
  shift_date: melbourneDate(docket.starts_at),
})
