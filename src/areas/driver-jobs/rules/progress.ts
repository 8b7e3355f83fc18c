import { type Weights, netOf } from '#areas/rates/rules/weights/typed-weight.ts'
import type { DriverJobStatus, StepKind, TimeKind } from '../contract/choices.ts'
import type { Load, Progress, TimeEntry } from '../contract/progress.ts'
import type { StepData } from '../contract/step.ts'

/** A step with its data. */
export type Step<K extends StepKind = StepKind> = {
  [P in K]: { kind: P; at: string; data: StepData[P] }
}[K]

/**
 * The facts about a driver job that do not come from its steps: the order, the day's checklist, and the
 * office's decisions.
 */
export interface OfficeFacts {
  order_version: number
  checklist: Progress['checklist']
  /** It was withdrawn from the driver. */
  ended: { status: 'Cancelled' | 'No Show'; at: string } | null
  /** What stops the driver, and the office's decision on it. */
  is_cleared?: number
  not_fit_on?: string | null
  job_stop?: string | null
  off_road?: string | null
  /** The materials that need a record in the Waste Tracker. */
  tracked_materials: string[]
  /** Those with PFAS or asbestos, and where they may go. */
  restricted_materials?: Progress['restricted_materials']
  /** The machine's last readings. */
  smu_last?: number | null
  odometer_last?: number | null
}

const beginning: Progress = {
  status: 'Sent',
  seen_at: null,
  accepted_at: null,
  declined_at: null,
  decline_reason: null,
  travel_at: null,
  on_site_at: null,
  started_at: null,
  finished_at: null,
  signed_at: null,
  closed_at: null,
  short_day: null,
  is_fit: null,
  fit_at: null,
  is_cleared: 0,
  not_fit_on: null,
  job_stop: null,
  off_road: null,
  checklist: 'missing',
  order_version: 0,
  order_version_seen: null,
  entries: [],
  loads: [],
  tracked_materials: [],
  restricted_materials: [],
  smu_last: null,
  odometer_last: null,
  smu_start: null,
  smu_finish: null,
  odometer_start: null,
  odometer_finish: null,
  operator_comment: null,
  last_at: null,
}

/** A driver job's progress after the applied steps, in their order. */
export function progressOf(
  steps: readonly Step[],
  { ended, is_cleared = 0, ...facts }: OfficeFacts,
): Progress {
  const applied = steps.reduce(applyStep, { ...beginning, ...facts })
  const progress = { ...applied, is_cleared }
  return ended ? { ...endedBy(progress, ended.at), status: ended.status } : progress
}

/** The progress after one more allowed step. Nothing counts as earlier than what came before it. */
export function applyStep<K extends StepKind>(progress: Progress, step: Step<K>): Progress {
  const at = later(progress.last_at, step.at)
  return { ...effects[step.kind](progress, step.data, at), last_at: at }
}

/**
 * The progress with its hours as stored when each step was taken: they exclude, and start after, the driver's
 * work elsewhere, which this job's steps do not show.
 */
export function withHours(
  progress: Progress,
  hours: Pick<Progress, 'travel_at' | 'started_at' | 'entries'>,
): Progress {
  const begun = hours.entries.at(-1)?.started_at
  return {
    ...progress,
    ...hours,
    last_at: begun === undefined ? progress.last_at : later(progress.last_at, begun),
  }
}

/** It says that the driver is not fit, directly or in a checklist. */
export const declaresNotFit = ({ kind, data }: { kind: StepKind; data: object }): boolean =>
  (kind === 'fit_for_duty' || kind === 'prestart') && 'is_fit' in data && data.is_fit === 0

/** The progress when the office ends it at an instant. */
export const endedBy = (progress: Progress, at: string): Progress =>
  end(progress, later(progress.last_at, at))

const later = (one: string | null, other: string): string => (one !== null && one > other ? one : other)

type Effects = { readonly [K in StepKind]: (progress: Progress, data: StepData[K], at: string) => Progress }

const effects: Effects = {
  seen: (progress, _, at) => ({ ...progress, status: 'Seen', seen_at: at }),
  accept: (progress, { order_version }, at) => ({
    ...progress,
    status: isUnanswered(progress.status) ? 'Accepted' : progress.status,
    seen_at: progress.seen_at ?? at,
    accepted_at: at,
    order_version_seen: order_version,
  }),
  decline: (progress, { reason }, at) => ({
    ...progress,
    status: 'Declined',
    seen_at: progress.seen_at ?? at,
    declined_at: at,
    decline_reason: reason,
  }),
  fit_for_duty: (progress, { is_fit }, at) => declare(progress, is_fit, at),
  travel: (progress, _, at) => ({ ...run(progress, 'travel', at), status: 'En Route', travel_at: at }),
  arrive: (progress, _, at) => ({ ...end(progress, at), status: 'On Site', on_site_at: at }),
  prestart: (progress, { smu, odometer, is_fit }, at) => ({
    ...(is_fit === 0 ? declare(progress, 0, at) : progress),
    smu_start: progress.smu_start ?? smu,
    odometer_start: progress.odometer_start ?? odometer,
  }),
  start: (progress, { smu, odometer }, at) => ({
    ...run(progress, 'work', at),
    status: 'Working',
    started_at: at,
    smu_start: smu ?? progress.smu_start,
    odometer_start: odometer ?? progress.odometer_start,
  }),
  break_start: (progress, _, at) => run(progress, 'break', at),
  break_end: (progress, _, at) => run(progress, 'work', at),
  standby_start: (progress, { reason }, at) => run(progress, 'standby', at, reason),
  standby_end: (progress, _, at) => run(progress, 'work', at),
  load: (progress, load, at) => ({
    ...progress,
    status: 'Loaded',
    loads: [
      ...progress.loads,
      {
        ...load,
        net_t: netOf(load),
        load_no: progress.loads.length + 1,
        tip: null,
        tip_site_id: null,
        loaded_at: at,
        tipped_at: null,
        status: 'loaded',
      },
    ],
  }),
  tip: (progress, { client_load_id, ...tipped }, at) => ({
    ...progress,
    status: 'Tipped',
    loads: progress.loads.map((load) =>
      load.client_load_id === client_load_id ? tippedLoad(load, tipped, at) : load,
    ),
  }),
  void_load: (progress, { client_load_id }) => {
    const loads = progress.loads.map((load) =>
      load.client_load_id === client_load_id ? { ...load, status: 'void' as const } : load,
    )
    return { ...progress, loads, status: workingStatus(progress.status, loads) }
  },
  breakdown: (progress, _, at) => ({
    ...end(progress, at),
    status: 'Broke Down',
    finished_at: progress.started_at === null || at <= progress.started_at ? null : at,
  }),
  no_work: (progress, { why, comment }, at) => ({
    ...end(progress, at),
    status: 'Finished',
    finished_at: at,
    short_day: why === 'wet_weather' && progress.on_site_at !== null ? 'wet_weather_on_site' : why,
    operator_comment: comment,
  }),
  finish: (progress, { smu, odometer, comment }, at) => ({
    ...end(progress, at),
    status: 'Finished',
    finished_at: at,
    smu_finish: smu,
    odometer_finish: odometer,
    operator_comment: comment,
  }),
  sign: (progress, _, at) => ({ ...progress, status: 'Docket Signed', signed_at: at }),
  close: (progress, _, at) => ({ ...progress, status: 'Closed', closed_at: at }),
}

/** The office's decision was about the earlier declaration: another no needs a new decision. */
const declare = (progress: Progress, is_fit: number, fit_at: string): Progress => ({
  ...progress,
  is_fit,
  fit_at,
  is_cleared: 0,
})

/** The weights at the tip take the place of those at loading, which may be of another weighbridge. */
function weightsAfter(load: Weights, tipped: Weights) {
  const isWeighed = (tipped.gross_t ?? tipped.tare_t ?? tipped.net_t ?? null) !== null
  const { gross_t = null, tare_t = null } = isWeighed ? tipped : load
  return { gross_t, tare_t, net_t: netOf(tipped) ?? load.net_t ?? null }
}

function tippedLoad(load: Load, tipped: Omit<StepData['tip'], 'client_load_id'>, at: string): Load {
  return {
    ...load,
    tip: tipped.tip,
    // Steps taken before sites were chosen have none.
    tip_site_id: tipped.tip_site_id ?? null,
    ...weightsAfter(load, tipped),
    volume_m3: tipped.volume_m3 ?? load.volume_m3,
    ticket_no: tipped.ticket_no ?? load.ticket_no,
    ticket_file: tipped.ticket_file ?? load.ticket_file,
    waste_record_no: tipped.waste_record_no ?? load.waste_record_no,
    tip_order_id: tipped.tip_order_id ?? load.tip_order_id,
    tipped_at: at,
    status: 'tipped',
  }
}

function workingStatus(status: DriverJobStatus, loads: readonly Load[]): DriverJobStatus {
  if (status !== 'Loaded' && status !== 'Tipped') return status
  if (loads.some((load) => load.status === 'loaded')) return 'Loaded'
  return loads.some((load) => load.status === 'tipped') ? 'Tipped' : 'Working'
}

/** Ends what is running; an empty stretch is dropped. */
function end(progress: Progress, at: string): Progress {
  const running = runningEntry(progress)
  if (!running) return progress
  const done = progress.entries.slice(0, -1)
  return {
    ...progress,
    entries: running.started_at < at ? [...done, { ...running, ended_at: at }] : done,
  }
}

function run(progress: Progress, kind: TimeKind, at: string, note: string | null = null): Progress {
  const ended = end(progress, at)
  return { ...ended, entries: [...ended.entries, { kind, started_at: at, ended_at: null, note }] }
}

export const isUnanswered = (status: DriverJobStatus): boolean => status === 'Sent' || status === 'Seen'

/** The driver's current activity. */
export function runningEntry({ entries }: Pick<Progress, 'entries'>): TimeEntry | undefined {
  const last = entries.at(-1)
  return last?.ended_at === null ? last : undefined
}

/** The order has a different date, time or note from what the driver agreed to. */
export const orderChanged = ({
  order_version,
  order_version_seen,
}: Pick<Progress, 'order_version' | 'order_version_seen'>): boolean =>
  order_version_seen !== null && order_version_seen < order_version

/** The driver accepted the order as it was before its change. */
export const isToAcceptAgain = (progress: Progress): boolean =>
  progress.status === 'Accepted' && orderChanged(progress)
