import type { DriverJobStatus } from '#areas/driver-jobs/contract/choices.ts'
import type { Progress } from '#areas/driver-jobs/contract/progress.ts'
import { type OfficeFacts, type Step, progressOf } from '#areas/driver-jobs/rules/progress.ts'

export const office = {
  order_version: 3,
  checklist: 'pass',
  ended: null,
  tracked_materials: ['Cat C with PFAS'],
} satisfies OfficeFacts
export const at = (time: string) => `2026-11-23T${time}:00.000Z`
export const readings = { smu: null, odometer: null }
const noFigures = {
  tip_order_id: null,
  gross_t: null,
  tare_t: null,
  net_t: null,
  volume_m3: null,
  ticket_no: null,
  ticket_file: null,
  waste_record_no: null,
}
export const load_id = '0f8fad5b-d9cb-469f-a165-70867728950e'
export const load = (time: string, material = 'Clean Fill', waste_record_no: string | null = null): Step => ({
  kind: 'load',
  at: at(time),
  data: { client_load_id: load_id, material, source: null, note: null, ...noFigures, waste_record_no },
})
export const tip = (time: string, waste_record_no: string | null = null): Step => ({
  kind: 'tip',
  at: at(time),
  data: { client_load_id: load_id, tip: 'Northern Tip', tip_site_id: null, ...noFigures, waste_record_no },
})
export const toWork: Step[] = [
  { kind: 'accept', at: at('05:00'), data: { order_version: 3 } },
  { kind: 'fit_for_duty', at: at('05:50'), data: { is_fit: 1, note: null } },
  { kind: 'travel', at: at('06:00'), data: {} },
  { kind: 'arrive', at: at('06:40'), data: {} },
  { kind: 'start', at: at('07:00'), data: readings },
]
export const finish = (time: string, data = {}): Step => ({
  kind: 'finish',
  at: at(time),
  data: { ...readings, comment: null, ...data },
})
/** A progress in each status, as a driver gets there. */
export const reached = (status: DriverJobStatus): Progress => {
  const steps: Partial<Record<DriverJobStatus, Step[]>> = {
    Sent: [],
    Seen: [{ kind: 'seen', at: at('04:00'), data: {} }],
    Accepted: toWork.slice(0, 2),
    Declined: [{ kind: 'decline', at: at('05:00'), data: { reason: 'Sick' } }],
    'En Route': toWork.slice(0, 3),
    'On Site': toWork.slice(0, 4),
    Working: toWork,
    Loaded: [...toWork, load('08:00')],
    Tipped: [...toWork, load('08:00'), tip('09:00')],
    Finished: [...toWork, load('08:00'), tip('09:00'), finish('15:00')],
    'Broke Down': [...toWork, { kind: 'breakdown', at: at('10:00'), data: { reason: 'Hose' } }],
  }
  const progress = progressOf(steps[status] ?? steps.Finished ?? [], office)
  return { ...progress, status }
}
