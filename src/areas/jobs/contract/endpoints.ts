import * as z from 'zod'
import { recordEndpoints } from '#platform/contract/record-endpoints.ts'
import { Site } from '#areas/clients/contract/site.ts'
import {
  done,
  endpoint,
  exportQuery,
  idParams,
  listQuery,
  notExported,
  version,
} from '#platform/contract/endpoint.ts'
import { dateRange } from '#platform/contract/date-fields.ts'
import { idParam, text } from '#platform/contract/fields.ts'
import { reasonLabels } from '#shared/labels.ts'
import { holdKinds, jobStatuses } from './choices.ts'
import { Job, JobHoldInput, JobInput, JobPatch, JobRow, QuotedJobInput } from './job.ts'
import { JobRate, JobRateInput, JobRatePatch } from './job-rate.ts'
import { QuotedPlan, QuotedPlanQuery } from './quoted-plan.ts'
import { jobNoun } from '../rules/job-labels.ts'

const topic = 'job'
const rateParams = idParams.extend({ rate_id: idParam })
const reason = text(reasonLabels.reason, { max: 200 })
const jobs = recordEndpoints({
  noun: jobNoun,
  path: '/api/jobs',
  topic,
  rights: { read: 'jobs:read', write: 'jobs:write', export: 'jobs:export' },
})
const stated = z.object({ version: version.optional() })
const withReason = stated.extend({ reason })

export const jobFilters = listQuery(['start_date', 'job_no', 'created_at'], '-start_date').extend({
  status: z.enum(jobStatuses).optional(),
  client_id: idParam.optional(),
  project_id: idParam.optional(),
  /** The job of a quote. */
  quote_id: idParam.optional(),
  job_type: z.string().trim().max(120).optional(),
  /** Jobs that run on a day of this range. */
  ...dateRange(),
  /** 1: jobs with an order from today on that lacks plant or a driver. */
  unfilled: z.literal('1').optional(),
  /** 1: jobs that were cancelled, by the client or by the office. */
  cancelled: z.literal('1').optional(),
})
export type JobFilters = z.output<typeof jobFilters>
/** What narrows a list or an export. */
export type JobNarrowing = Omit<JobFilters, keyof typeof notExported>

/** What changes a job as a whole and answers with it. */
const move = <const P extends string, B extends z.ZodType>(
  path: P,
  permission: 'jobs:write' | 'jobs:confirm',
  body: B,
  summary: string,
  message: string,
) => jobs.action(path, { permission, summary, body, output: Job, message })

export const jobEndpoints = {
  listJobs: jobs.list({ query: jobFilters, output: JobRow }),
  countJobViews: jobs.countViews(),
  sumJobs: jobs.sums({
    summary: 'Count the orders of the filtered jobs.',
    query: jobFilters.omit(notExported),
    output: JobRow.pick({ orders: true, unfilled_orders: true }),
  }),
  exportJobs: jobs.export({ query: jobFilters.omit(notExported).extend(exportQuery) }),
  getJob: jobs.get({ output: Job }),
  getJobSite: endpoint({
    method: 'GET',
    path: '/api/jobs/:id/site',
    permission: 'jobs:read',
    summary: 'The site of a job, for everyone who may see the job.',
    topic,
    params: idParams,
    output: Site,
  }),
  createJob: jobs.create({
    summary: 'Add a job without a quote.',
    max_body: 131_072,
    body: JobInput,
    output: Job,
  }),
  previewQuotedJob: endpoint({
    method: 'GET',
    path: '/api/quotes/:id/job-preview',
    permission: 'quotes:read',
    summary: 'Preview what each line of an accepted quote becomes in its job.',
    topic: 'quote',
    may_conflict: true,
    params: idParams,
    query: QuotedPlanQuery,
    output: QuotedPlan,
  }),
  createJobFromQuote: endpoint({
    method: 'POST',
    path: '/api/quotes/:id/job',
    permission: 'jobs:write',
    summary: 'Make the job from an accepted quote, once.',
    topic,
    params: idParams,
    body: QuotedJobInput,
    output: Job,
    message: 'Job saved.',
  }),
  editJob: jobs.edit({ max_body: 131_072, body: JobPatch, output: Job }),

  submitJob: move('submit', 'jobs:write', stated, 'Make a draft pending.', 'Job is pending.'),
  confirmJob: move(
    'confirm',
    'jobs:confirm',
    stated,
    'Confirm a job with nothing outstanding.',
    'Job confirmed.',
  ),
  holdJob: move('hold', 'jobs:confirm', withReason, 'Put a job on hold.', 'Job is on hold.'),
  resumeJob: move('resume', 'jobs:confirm', stated, 'Resume a job on hold.', 'Job resumed.'),
  completeJob: move(
    'complete',
    'jobs:confirm',
    stated,
    'Complete a job when its orders are finished.',
    'Job completed.',
  ),
  cancelJob: move('cancel', 'jobs:confirm', withReason, 'Cancel a job for the client.', 'Job cancelled.'),
  cancelJobByOffice: move(
    'cancel-by-office',
    'jobs:confirm',
    withReason,
    'Cancel a job by the office.',
    'Job cancelled by office.',
  ),
  archiveJobs: jobs.archiveMany(),
  restoreJobs: jobs.restoreMany(),

  raiseJobHold: move(
    'holds',
    'jobs:write',
    JobHoldInput,
    'Add a check before work starts, such as SWMS or BYDA plans.',
    'Check added.',
  ),
  clearJobHold: endpoint({
    method: 'POST',
    path: '/api/jobs/:id/holds/:kind/clear',
    permission: 'jobs:confirm',
    summary: 'Clear a check before work starts.',
    topic,
    params: idParams.extend({ kind: z.enum(holdKinds) }),
    output: Job,
    message: 'Check cleared.',
  }),
  overrideJobHold: endpoint({
    method: 'POST',
    path: '/api/jobs/:id/holds/:kind/override',
    permission: 'jobs:confirm',
    summary: 'Override a check before work starts, with a reason.',
    topic,
    params: idParams.extend({ kind: z.enum(holdKinds) }),
    body: z.object({ reason }),
    output: Job,
    message: 'Check overridden.',
  }),

  listJobRates: endpoint({
    method: 'GET',
    path: '/api/jobs/:id/rates',
    permission: 'jobs:rates',
    summary: 'What the client pays on a job besides its orders.',
    topic,
    params: idParams,
    output: z.array(JobRate),
  }),
  createJobRate: endpoint({
    method: 'POST',
    path: '/api/jobs/:id/rates',
    permission: 'jobs:write',
    summary: 'Add a rate.',
    topic,
    params: idParams,
    body: JobRateInput,
    output: JobRate,
    message: 'Rate saved.',
  }),
  editJobRate: endpoint({
    method: 'PATCH',
    path: '/api/jobs/:id/rates/:rate_id',
    permission: 'jobs:write',
    summary: 'Change a rate.',
    topic,
    params: rateParams,
    body: JobRatePatch,
    output: JobRate,
    message: 'Rate saved.',
  }),
  removeJobRate: endpoint({
    method: 'POST',
    path: '/api/jobs/:id/rates/:rate_id/remove',
    permission: 'jobs:write',
    summary: 'Remove a rate.',
    topic,
    params: rateParams,
    body: stated,
    output: done,
    message: 'Rate removed.',
  }),
}
