import * as z from 'zod'
import { Checklist } from '#areas/checklists/contract/checklist.ts'
import { DocketAnswer } from '#areas/dockets/contract/docket.ts'
import { endpoint, idParams, listQuery } from '#platform/contract/endpoint.ts'
import { dateRange } from '#platform/contract/date-fields.ts'
import { idParam } from '#platform/contract/fields.ts'
import { recordEndpoints } from '#platform/contract/record-endpoints.ts'

import { driverJobStatuses } from './choices.ts'
import { DocketView } from './docket-view.ts'
import { DriverJob, DriverJobRow, SendInput, Sendable, stated, withReason } from './driver-job.ts'
import { StepInput } from './step-input.ts'

const topic = 'driver_job'
const driverJobs = recordEndpoints({
  noun: { one: 'driver job', many: 'driver jobs' },
  path: '/api/driver-jobs',
  topic,
})
/** A photo of a phone, made smaller there; a signature is far less. */
const maxFileBytes = 10 * 1024 * 1024

export const driverJobFilters = listQuery(['sent_at', 'work_date'], '-work_date')
  .omit({ archived: true })
  .extend({
    status: z.enum(driverJobStatuses).optional(),
    ...dateRange(),
    driver_id: idParam.optional(),
    job_id: idParam.optional(),
    job_item_id: idParam.optional(),
    /** 1: sent, and neither accepted nor declined. */
    unanswered: z.literal('1').optional(),
  })
export type DriverJobFilters = z.output<typeof driverJobFilters>
/** Which driver jobs, however they are sorted and paged. */
export type DriverJobNarrowing = Omit<DriverJobFilters, 'sort' | 'page' | 'page_size' | 'with_total'>

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
    permission: 'driver-jobs:read',
    summary: 'List what was sent to drivers.',
    query: driverJobFilters,
    output: DriverJobRow,
  }),
  driverDay: endpoint({
    method: 'GET',
    path: '/api/driver-jobs/day',
    permission: 'driver-jobs:work',
    summary: 'What the calling driver has to answer, to do today and tomorrow, or to finish.',
    topic,
    output: z.array(DriverJob),
  }),
  listSendable: endpoint({
    method: 'GET',
    path: '/api/driver-jobs/sendable',
    permission: 'driver-jobs:write',
    summary: 'Drivers booked on confirmed orders to whom nothing was sent.',
    topic,
    output: z.array(Sendable),
  }),
  getDriverJob: driverJobs.get({
    permission: 'driver-jobs:read',
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
    summary: 'One tap of the driver; sent again it has no second effect, and late it is taken in its order.',
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
    summary: 'A photo or a signature, before the step that speaks of it.',
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
    summary: 'What the driver answers to a query of the docket, which makes its next revision.',
    topic,
    params: idParams,
    max_body: 300_000,
    body: DocketAnswer,
    output: DriverJob,
    message: 'Query answered.',
  }),

  sendDriverJob: driverJobs.create({
    permission: 'driver-jobs:write',
    summary: 'Send a confirmed order to a driver who is booked on it.',
    body: SendInput,
    output: DriverJob,
    message: 'Job sent.',
  }),
  sendDriverJobAgain: act('send-again', stated, 'Ask the driver again.', 'Job sent again.'),
  cancelDriverJob: act('cancel', withReason, 'Take a job back from the driver.', 'Driver job cancelled.'),
  noShowDriverJob: act('no-show', withReason, 'The driver did not come.', 'No show noted.'),
  letDriverStart: act(
    'let-start',
    withReason,
    'Let the driver use a machine that did not pass its checklist, or is off the road.',
    'The driver may use the machine.',
    'driver-jobs:override',
  ),
  clearForDuty: act(
    'clear-for-duty',
    withReason,
    'Let a driver work who said not to be fit.',
    'The driver is cleared for duty.',
    'driver-jobs:override',
  ),
}
