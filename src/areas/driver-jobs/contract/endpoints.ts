import * as z from 'zod'
import { Checklist } from '#areas/checklists/contract/checklist.ts'
import { DocketAnswer } from '#areas/dockets/contract/docket.ts'
import { endpoint, idParams, listQuery } from '#platform/contract/endpoint.ts'
import { dateRange } from '#platform/contract/date-fields.ts'
import { idParam } from '#platform/contract/fields.ts'
import { recordEndpoints } from '#platform/contract/record-endpoints.ts'

import { driverJobPeriods, driverJobStatuses } from './choices.ts'
import { DayDrivers, SendDayInput, SentDay, dayQuery } from './day-drivers.ts'
import { DocketView } from './docket-view.ts'
import { DriverJob, DriverJobRow, SendInput, Sendable, stated, withReason } from './driver-job.ts'
import { StepInput } from './step-input.ts'

const topic = 'driver_job'
const driverJobs = recordEndpoints({
  noun: { one: 'driver job', many: 'driver jobs' },
  path: '/api/driver-jobs',
  topic,
  rights: { read: 'driver-jobs:read', write: 'driver-jobs:write' },
})
/** A photo of a phone, made smaller there; a signature is far less. */
const maxFileBytes = 10 * 1024 * 1024

/** `nearest`: today’s, then those to come, then those past, the nearest day first. */
export const driverJobFilters = listQuery(['sent_at', 'work_date', 'nearest'], 'nearest')
  .omit({ archived: true })
  .extend({
    status: z.enum(driverJobStatuses).optional(),
    ...dateRange(),
    when: z.enum(driverJobPeriods).optional(),
    driver_id: idParam.optional(),
    job_id: idParam.optional(),
    job_item_id: idParam.optional(),
    /** 1: sent, and neither accepted nor declined. */
    unanswered: z.literal('1').optional(),
  })
export type DriverJobFilters = z.output<typeof driverJobFilters>
/** Which driver jobs, however they are sorted and paged. */
export type DriverJobNarrowing = Omit<DriverJobFilters, 'sort' | 'page' | 'page_size' | 'with_total'>

const sendableFilters = z.object(dateRange())
export type SendableFilters = z.output<typeof sendableFilters>

/** What the office does with a driver job. */
const act = <const P extends string, B extends z.ZodType>(
  path: P,
  body: B,
  summary: string,
  message: string,
  permission: 'driver-jobs:write' | 'driver-jobs:override' = 'driver-jobs:write',
) => driverJobs.action(path, { permission, summary, body, output: DriverJob, message })

export const driverJobEndpoints = {
  listDriverJobs: driverJobs.list({
    summary: 'List what was sent to drivers.',
    query: driverJobFilters,
    output: DriverJobRow,
  }),
  countDriverJobViews: driverJobs.countViews(),
  driverDay: endpoint({
    method: 'GET',
    path: '/api/driver-jobs/day',
    permission: 'driver-jobs:work',
    summary: 'The calling driver’s jobs: to answer, today’s and tomorrow’s, and unfinished ones.',
    topic,
    output: z.array(DriverJob),
  }),
  listSendable: endpoint({
    method: 'GET',
    path: '/api/driver-jobs/sendable',
    permission: 'driver-jobs:write',
    summary: 'Drivers booked on confirmed orders but not sent the job.',
    topic,
    query: sendableFilters,
    output: z.array(Sendable),
  }),
  getDayDrivers: endpoint({
    method: 'GET',
    path: '/api/driver-jobs/drivers-of-day',
    permission: 'driver-jobs:write',
    summary:
      'The drivers booked on a day’s confirmed orders, and who has the job. Without a day the next with orders.',
    topic,
    also: ['job_item'],
    query: dayQuery,
    output: DayDrivers,
  }),
  getDriverJob: driverJobs.get({
    summary: 'One driver job with its steps, times and loads.',
    output: DriverJob,
  }),
  checklistsOfDriverJob: endpoint({
    method: 'GET',
    path: '/api/driver-jobs/:id/checklists',
    permission: 'driver-jobs:read',
    summary: 'The checklists for the machine of a driver job, and which of them are done today.',
    topic,
    params: idParams,
    output: z.object({
      /** What is looked over, with its last readings; null while it is to follow. */
      asset: z
        .object({
          fleet_no: z.string(),
          name: z.string(),
          meter_type: z.enum(['hours', 'km', 'both']),
          smu_current: z.number().nullable(),
          odometer_current: z.number().nullable(),
        })
        .nullable(),
      templates: z.array(Checklist),
      completed: z.array(z.object({ id: z.number(), checklist_id: z.number(), result: z.string() })),
    }),
  }),
  docketOfDriverJob: endpoint({
    method: 'GET',
    path: '/api/driver-jobs/:id/docket',
    permission: 'driver-jobs:read',
    summary: 'The docket of a driver job as the client signs it.',
    topic,
    also: ['docket'],
    params: idParams,
    output: z.object({
      docket_id: z.number(),
      docket_no: z.string(),
      status: z.string(),
      document: DocketView,
      /** Goes back with the signature. */
      model_sha256: z.string(),
    }),
  }),

  takeStep: endpoint({
    method: 'POST',
    path: '/api/driver-jobs/:id/steps',
    permission: 'driver-jobs:work',
    summary: 'One tap of the driver; repeats have no effect, and late ones are applied in order.',
    topic,
    key: 'client_op_id',
    params: idParams,
    max_body: 300_000,
    body: StepInput,
    output: DriverJob,
  }),
  saveStepFile: endpoint({
    method: 'PUT',
    path: '/api/driver-jobs/:id/files/:client_file_id',
    permission: 'driver-jobs:work',
    summary: 'A photo or signature, sent before its step.',
    topic,
    upload: { max_files: 1, max_bytes: maxFileBytes },
    params: idParams.extend({ client_file_id: z.guid().toLowerCase() }),
    body: z.object({}),
    output: z.object({ client_file_id: z.string(), key: z.string() }),
  }),
  answerDocketQuery: endpoint({
    method: 'POST',
    path: '/api/driver-jobs/:id/answer',
    permission: 'driver-jobs:work',
    summary: 'The driver’s answer to a docket query, which makes the next revision.',
    topic,
    params: idParams,
    max_body: 300_000,
    body: DocketAnswer,
    output: DriverJob,
    message: 'Query answered.',
  }),

  sendDriverJob: driverJobs.create({
    summary: 'Send a confirmed order to a driver booked on it.',
    body: SendInput,
    output: DriverJob,
    message: 'Job sent.',
  }),
  sendDay: endpoint({
    method: 'POST',
    path: '/api/driver-jobs/send-day',
    permission: 'driver-jobs:write',
    summary:
      'Send all confirmed orders of a day to the drivers who have not got them, with the result for each.',
    topic,
    body: SendDayInput,
    output: SentDay,
  }),
  sendDriverJobAgain: act('send-again', stated, 'Send the job to the driver again.', 'Job sent again.'),
  cancelDriverJob: act('cancel', withReason, 'Cancel a job sent to a driver.', 'Driver job cancelled.'),
  noShowDriverJob: act('no-show', withReason, 'Record a no-show.', 'No show recorded.'),
  letDriverStart: act(
    'let-start',
    withReason,
    'Allow the driver to use a machine that failed its checklist or is off road.',
    'The driver may use the machine.',
    'driver-jobs:override',
  ),
  clearForDuty: act(
    'clear-for-duty',
    withReason,
    'Clear for duty a driver who reported not fit.',
    'The driver is cleared for duty.',
    'driver-jobs:override',
  ),
}
