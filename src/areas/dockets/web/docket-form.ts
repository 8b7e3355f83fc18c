import * as z from 'zod'
import {
  localDate,
  localTime,
  oneOf,
  optionalQuantity,
  optionalReference,
  optionalText,
  quantity,
  reference,
  text,
} from '#platform/contract/fields.ts'
import { melbourneDate, melbourneTime } from '#shared/local-date.ts'
import type { Docket } from '../contract/docket.ts'
import { shiftOf, stretchOf } from '../rules/shift-times.ts'

export const stopKinds = ['break', 'standby', 'breakdown', 'travel'] as const

const Stop = z.object({
  kind: oneOf('Kind', stopKinds),
  from: localTime('From'),
  to: localTime('To'),
  note: optionalText('Note'),
})
const Load = z.object({
  material: text('Material', { max: 80 }),
  source: optionalText('From', { max: 120 }),
  tip: optionalText('Tip', { max: 120 }),
  loaded: localTime('Loaded'),
  net_t: optionalQuantity('Tonnes'),
  volume_m3: optionalQuantity('m³'),
  ticket_no: optionalText('Ticket', { max: 40 }),
  /** What the form does not show goes on as it was. */
  waste_record_no: optionalText('Waste record', { max: 40 }),
})
const Agreed = z.object({
  position: z.number(),
  quantity_agreed: quantity('Quantity').or(z.literal(0)),
  reason: text('Reason', { min: 2, max: 300 }),
})
const reading = (label: string) => z.number().min(0, `${label} cannot be negative.`).nullable().optional()

/** What one types of a shift: times of day, as on the paper. */
export const DocketForm = z.object({
  job_item_id: reference('Work order'),
  source: oneOf('Source', ['paper', 'office']),
  asset_id: optionalReference('Asset'),
  driver_id: optionalReference('Driver'),
  shift_date: localDate('Shift'),
  start_time: localTime('Start'),
  finish_time: localTime('Finish'),
  stops: z.array(Stop),
  loads: z.array(Load),
  agreed: z.array(Agreed),
  smu_start: reading('Start hours'),
  smu_finish: reading('Finish hours'),
  odometer_start: reading('Odometer at start'),
  odometer_finish: reading('Odometer at finish'),
  po_number: optionalText('PO number', { max: 60 }),
  description: optionalText('Description', { max: 1000 }),
  operator_comment: optionalText('Comment of the operator', { max: 1000 }),
  overlap_reason: optionalText('Reason', { max: 300 }),
})
export type DocketFormValues = z.output<typeof DocketForm>

/** What was typed, as instants. */
export function bodyOf({ shift_date, start_time, finish_time, stops, loads, ...fields }: DocketFormValues) {
  const { job_item_id: _order, source: _source, ...rest } = fields
  const shift = shiftOf(shift_date, start_time, finish_time)
  return {
    ...rest,
    ...shift,
    entries: stops.map(({ kind, from, to, note }) => ({
      kind,
      note: note ?? null,
      ...stretchOf(shift, { kind, from, to }),
    })),
    loads: loads.map(({ loaded, ...load }) => ({
      ...load,
      loaded_at: stretchOf(shift, { kind: 'load', from: loaded, to: loaded }).started_at,
    })),
  }
}

const emptyForm = {
  job_item_id: null,
  source: 'paper',
  asset_id: null,
  driver_id: null,
  shift_date: '',
  start_time: '',
  finish_time: '',
  stops: [],
  loads: [],
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

export const newValues = (job_item_id: number | null) => ({ ...emptyForm, job_item_id })

/** A docket as it would be typed. */
export const valuesOfDocket = (docket: Docket) => ({
  ...emptyForm,
  ...Object.fromEntries(
    Object.keys(emptyForm).flatMap((key) => (key in docket ? [[key, docket[key as keyof Docket]]] : [])),
  ),
  source: 'paper',
  start_time: melbourneTime(docket.starts_at),
  finish_time: melbourneTime(docket.finishes_at),
  stops: docket.entries
    .filter(({ kind }) => kind !== 'work')
    .map(({ kind, started_at, ended_at, note }) => ({
      kind,
      from: melbourneTime(started_at),
      to: melbourneTime(ended_at),
      note,
    })),
  loads: docket.loads.map(({ loaded_at, load_no: _no, tipped_at: _tipped, ...load }) => ({
    ...load,
    loaded: melbourneTime(loaded_at),
  })),
  agreed: docket.lines
    .filter((line) => line.quantity_agreed !== line.quantity_computed)
    .map(({ position, quantity_agreed, reason }) => ({ position, quantity_agreed, reason })),
  shift_date: melbourneDate(docket.starts_at),
})
