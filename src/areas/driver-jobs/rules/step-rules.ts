import { isClassified, isRecorded, recordKey } from '#areas/dockets/rules/loads/load-material.ts'
import { weightsDisagree } from '#areas/rates/rules/weights/typed-weight.ts'
import { type Readings, readingErrors } from '#areas/resources/rules/reading-rules.ts'
import { mayTip } from '#areas/tip-sites/rules/restricted-materials.ts'
import type { Allowed } from '#shared/allowed.ts'
import { type StateAction, both, canOf } from '#shared/state-table.ts'
import { quantityText } from '#shared/units.ts'
import type { DriverJobStatus, StepKind } from '../contract/choices.ts'
import type { Progress } from '../contract/progress.ts'
import { type Step, isUnanswered, orderChanged, runningEntry } from './progress.ts'
import { notFitWords, stopWords } from './stop-reasons.ts'
import { stepWords } from './step-words.ts'

type Guard = (progress: Progress) => Allowed
/** All share one driver's right, and `applyStep` has their effects. */
type StepRule = Pick<StateAction<DriverJobStatus>, 'from' | 'guard'>

const working: readonly DriverJobStatus[] = ['Working', 'Loaded', 'Tipped']
const onTheWay: readonly DriverJobStatus[] = ['Accepted', 'En Route', 'On Site', ...working]

const notOnBreak: Guard = (progress) => runningEntry(progress)?.kind !== 'break' || 'End the break first.'
const runs =
  (kind: 'break' | 'standby', words: string): Guard =>
  (progress) =>
    runningEntry(progress)?.kind === kind || `No ${words} is under way.`
const notRunning =
  (kind: 'break' | 'standby', words: string): Guard =>
  (progress) =>
    runningEntry(progress)?.kind !== kind || `The ${words} is already under way.`

const stillFit: Guard = (progress) => notFitWords(progress) ?? true
const notStopped: Guard = (progress) => stopWords(progress) ?? true
const maySetOut: Guard = (progress) => progress.status !== 'Accepted' || notStopped(progress)
const mayStart: Guard = (progress) => {
  const stopped = stopWords(progress)
  if (stopped !== null) return stopped
  if (progress.is_fit === null) return 'Say whether you are fit first.'
  return progress.checklist !== 'missing' || 'Complete the machine’s checklist first.'
}

/** A driver's steps in each state, for the server and the buttons (domain: "Driver job"). */
export const stepRules = {
  seen: { from: ['Sent'] },
  accept: {
    from: ['Sent', 'Seen', ...onTheWay],
    guard: (progress: Progress) =>
      isUnanswered(progress.status) || orderChanged(progress) || 'You have already accepted this job.',
  },
  decline: { from: ['Sent', 'Seen', 'Accepted'] },
  // Nobody reverses their own no.
  fit_for_duty: { from: onTheWay, guard: stillFit },
  travel: { from: ['Accepted'], guard: notStopped },
  arrive: { from: ['Accepted', 'En Route'], guard: maySetOut },
  prestart: { from: onTheWay },
  start: { from: ['On Site'], guard: mayStart },
  break_start: { from: working, guard: notRunning('break', 'break') },
  break_end: { from: working, guard: runs('break', 'break') },
  standby_start: { from: working, guard: both(notOnBreak, notRunning('standby', 'stand-by')) },
  standby_end: { from: working, guard: runs('standby', 'stand-by') },
  load: { from: ['Working', 'Tipped'], guard: both(stillFit, notOnBreak) },
  tip: { from: ['Loaded'], guard: notOnBreak },
  void_load: {
    from: [...working, 'Finished'],
    guard: ({ loads }: Progress) =>
      loads.some(({ status }) => status !== 'void') || 'There is no load to void.',
  },
  breakdown: { from: onTheWay },
  no_work: { from: ['Accepted', 'En Route', 'On Site'] },
  finish: { from: ['Working', 'Tipped'] },
  sign: {
    from: ['Finished', 'Broke Down'],
    guard: ({ finished_at }: Progress) => finished_at !== null || 'No work recorded for the client to sign.',
  },
  close: { from: ['Docket Signed'] },
} as const satisfies Record<StepKind, StepRule>

/** Whether a step can be taken now: true, or why not. */
export const driverJobCan = canOf(stepRules, {
  stateOf: ({ status }: Progress) => status,
  words: ({ status }, kind) => `You cannot ${stepWords[kind].verb} while this job is ${status}.`,
})

/** The same for a step with its data. */
export function stepCan(step: Step, progress: Progress): Allowed {
  const allowed = driverJobCan[step.kind](progress)
  return allowed === true ? checkData(step, progress) : allowed
}

function checkData(step: Step, progress: Progress): Allowed {
  if (step.kind === 'accept')
    return (
      step.data.order_version <= progress.order_version ||
      'The order has changed. Read it again, then accept it.'
    )
  if (step.kind === 'load') return checkLoad(step.data, progress)
  if (step.kind === 'tip') return checkTip(step.data, progress)
  if (step.kind === 'void_load') {
    const load = progress.loads.find(({ client_load_id }) => client_load_id === step.data.client_load_id)
    return (load !== undefined && load.status !== 'void') || 'This load cannot be voided.'
  }
  if (step.kind === 'start') return checkMeters(step.data, progress)
  if (step.kind === 'finish') return checkFinish(step, progress)
  return true
}

function checkLoad(
  load: Extract<Step, { kind: 'load' }>['data'],
  { loads, tracked_materials }: Progress,
): Allowed {
  const { client_load_id, waste_record_no } = load
  if (loads.some((other) => other.client_load_id === client_load_id)) return 'This load is already recorded.'
  const classified = isClassified(load)
  if (classified !== true) return classified
  const disagree = weightsDisagree(load)
  if (disagree !== null) return disagree
  const recorded = isRecorded(load, tracked_materials)
  return recorded === true ? isNewRecord(waste_record_no, loads) : recorded
}

/** A record in the Waste Tracker is for one load. */
function isNewRecord(waste_record_no: string | null, others: Progress['loads']): Allowed {
  const same = others.find(
    (load) =>
      load.status !== 'void' &&
      waste_record_no !== null &&
      load.waste_record_no !== null &&
      recordKey(load.waste_record_no) === recordKey(waste_record_no),
  )
  return !same || `Waste record ${waste_record_no} is already on load ${same.load_no}.`
}

function checkTip(data: Extract<Step, { kind: 'tip' }>['data'], progress: Progress): Allowed {
  const { client_load_id, waste_record_no, tip, tip_site_id } = data
  const { loads, tracked_materials, restricted_materials } = progress
  const load = loads.find((one) => one.client_load_id === client_load_id)
  if (load?.status !== 'loaded') return 'This load cannot be tipped.'
  const disagree = weightsDisagree(data)
  if (disagree !== null) return disagree
  const allowed = mayTip({ material: load.material, tip, tip_site_id }, restricted_materials)
  if (allowed !== true) return allowed
  const tipped = { ...load, waste_record_no: waste_record_no ?? load.waste_record_no }
  // What was given at loading stays.
  if (tipped.waste_record_no !== null && tipped.waste_record_no === load.waste_record_no) return true
  const recorded = isRecorded(tipped, tracked_materials)
  if (recorded !== true) return recorded
  return isNewRecord(
    tipped.waste_record_no,
    loads.filter((one) => one !== load),
  )
}

function checkFinish({ at, data }: Extract<Step, { kind: 'finish' }>, progress: Progress): Allowed {
  const { started_at, last_at, smu_start, odometer_start } = progress
  const { smu, odometer } = data
  const finishes = last_at !== null && last_at > at ? last_at : at
  if (started_at !== null && finishes <= started_at) return 'Finish time must be after start time.'
  if (smu !== null && smu_start !== null && smu < smu_start)
    return `Finish hours must not be less than start hours (${quantityText(smu_start)}).`
  if (odometer !== null && odometer_start !== null && odometer < odometer_start)
    return `Odometer is lower than the last reading (${quantityText(odometer_start)} km).`
  return checkMeters(data, progress)
}

/** Without the driver's own reading, the machine's last one is compared with the typed one. */
function checkMeters(readings: Readings, { smu_last, odometer_last }: Progress): Allowed {
  const [error] = Object.values(
    readingErrors(readings, { smu_current: smu_last, odometer_current: odometer_last }),
  )
  return error ?? true
}
