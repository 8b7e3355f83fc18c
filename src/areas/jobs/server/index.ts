import { clientHeld, clientOpenWork, clientReleased } from '#areas/clients/server/index.ts'
import { notFound } from '#platform/contract/app-error.ts'
import { answer, on } from '#platform/server/change/change.ts'
import { exportList } from '#platform/server/export/export-list.ts'
import { serverArea } from '#platform/server/platform.ts'
import { may, scopeOf } from '#platform/server/sessions/viewer.ts'
import { archiveRecords, restoreRecords } from '#platform/server/change/archive-records.ts'
import { answerWith } from '#platform/server/http/answer-with.ts'
import { jobEndpoints } from '../contract/endpoints.ts'
import { jobConstraints } from './constraints.ts'
import { jobRecord, labelOf, readJob, readJobOf } from './job-record.ts'
import { cancelJob } from './actions/cancel-job.ts'
import { completeJob } from './actions/complete-job.ts'
import { confirmJob } from './actions/confirm-job.ts'
import { createJobFromQuote } from './quoted/create-job-from-quote.ts'
import { readQuotedPlan } from './quoted/read-quoted-plan.ts'
import { createJob } from './create-job.ts'
import { editJob } from './edit-job.ts'
import { jobExport } from './export-jobs.ts'
import { holdJob } from './holds/hold-job.ts'
import { holdWithClient, releaseWithClient } from './holds/hold-with-client.ts'
import { findJobSite } from './lookups-store.ts'
import { countJobViews, findJobLabel, listJobs, sumJobs } from './job-store.ts'
import { openJobsOf } from './open-jobs.ts'
import { hiddenJobFields, presentJob, rateActions } from './present-job.ts'
import { raiseHold } from './holds/raise-hold.ts'
import { listRates } from './rates/rate-store.ts'
import { resumeJob } from './holds/resume-job.ts'
import { createRate, editRate, removeRate } from './rates/save-rate.ts'
import { clearHold, overrideHold } from './holds/settle-hold.ts'
import { submitJob } from './actions/submit-job.ts'

export { jobRecord } from './job-record.ts'
export { cancelJob } from './actions/cancel-job.ts'
export { mustBeCancelReason } from './must-be-listed.ts'
export { completeJob } from './actions/complete-job.ts'
export { confirmJob } from './actions/confirm-job.ts'
export { createJob } from './create-job.ts'
export { editJob } from './edit-job.ts'
export { createJobFromQuote } from './quoted/create-job-from-quote.ts'
export { createRate } from './rates/save-rate.ts'
export { holdJob } from './holds/hold-job.ts'
export { listJobs } from './job-store.ts'
export { isCounted, isNotOnHold, openHolds } from './job-orders-store.ts'
export { jobIsBilled, jobOrderDays } from './job-questions.ts'
export { jobCancelled, jobMadeFromQuote, jobMoved, jobRatesChanged, jobStopsChanged } from './job-events.ts'
export { takeOrderNumbers } from './job-store.ts'
export { settleBilling } from './actions/settle-billing.ts'
export { clearHold, overrideHold } from './holds/settle-hold.ts'
export { startWork } from './actions/start-work.ts'
export { extendJob } from './actions/extend-job.ts'

const { changes, creates } = answerWith(readJobOf)

export const jobsArea = serverArea({
  endpoints: jobEndpoints,

  handlers: ({ db, clock, write }) => ({
    listJobs: async ({ viewer, query }) => {
      const { rows, total } = await listJobs(db, viewer, query, clock.today())
      return { rows: rows.map((job) => presentJob(viewer, job)), total }
    },
    countJobViews: ({ viewer }) => countJobViews(db, viewer, clock.today()),
    sumJobs: ({ viewer, query }) => sumJobs(db, viewer, query, clock.today()),
    exportJobs: ({ viewer, query }) => exportList({ db, clock, write }, viewer, query, jobExport),
    getJob: ({ viewer, params }) => readJob(db, viewer, params.id, clock.now(), clock.today()),
    getJobSite: async ({ viewer, params }) => {
      const { job_site_id } = await readJob(db, viewer, params.id, clock.now(), clock.today())
      return findJobSite(db, job_site_id)
    },
    createJob: creates(createJob),
    previewQuotedJob: ({ params, query }) => readQuotedPlan(db, params.id, query),
    createJobFromQuote: async ({ change, params, body }) => {
      const { id } = await createJobFromQuote(change, params.id, body)
      return readJobOf(change, id)
    },
    editJob: changes(editJob),

    submitJob: changes((change, id, { version }) => submitJob(change, id, version)),
    confirmJob: changes((change, id, { version }) => confirmJob(change, id, version)),
    holdJob: changes((change, id, { reason, version }) => holdJob(change, id, reason, version)),
    resumeJob: changes((change, id, { version }) => resumeJob(change, id, version)),
    completeJob: changes((change, id, { version }) => completeJob(change, id, version)),
    cancelJob: changes((change, id, body) => cancelJob(change, id, { ...body, by_office: false })),
    cancelJobByOffice: changes((change, id, body) => cancelJob(change, id, { ...body, by_office: true })),
    archiveJobs: ({ change, body }) => archiveRecords(change, jobRecord, body),
    restoreJobs: ({ change, body }) => restoreRecords(change, jobRecord, body),

    raiseJobHold: async ({ change, params, body }) => {
      await raiseHold(change, params.id, body.kind, body.detail ?? null)
      return readJobOf(change, params.id)
    },
    clearJobHold: async ({ change, params }) => {
      await clearHold(change, params.id, params.kind)
      return readJobOf(change, params.id)
    },
    overrideJobHold: async ({ change, params, body }) => {
      await overrideHold(change, params.id, params.kind, body.reason)
      return readJobOf(change, params.id)
    },

    listJobRates: async ({ viewer, params }) => {
      if (!(await findJobLabel(db, viewer, params.id))) throw notFound()
      return listRates(db, params.id)
    },
    createJobRate: ({ change, params, body }) => createRate(change, params.id, body),
    editJobRate: ({ change, params, body }) => editRate(change, params.id, params.rate_id, body),
    removeJobRate: async ({ change, params, body }) => {
      await removeRate(change, params.id, params.rate_id, body.version)
      return {}
    },
  }),

  subscriptions: [
    on(clientHeld, holdWithClient),
    on(clientReleased, releaseWithClient),
    answer(clientOpenWork, openJobsOf),
  ],

  records: [
    {
      type: 'job',
      title: 'Job',
      path: (id) => `/dashboard/jobs/${id}/edit`,
      find: async (db, viewer, id) => {
        if (!may(viewer, 'jobs:read')) return null
        const job = await findJobLabel(db, viewer, id)
        if (!job) return null
        return { label: labelOf(job), closed: job.archived_at ? 'Restore this job to change it.' : null }
      },
      readRight: 'jobs:read',
      // The office's actions on a job are internal; people booked on it see only the job.
      mayReadHistory: (viewer) => scopeOf(viewer, 'jobs:read') === 'all',
      mayWrite: (viewer) => may(viewer, 'jobs:write') || may(viewer, 'documents:approve'),
      hiddenFields: (viewer) =>
        may(viewer, 'jobs:rates')
          ? hiddenJobFields(viewer)
          : // Requirements are logged with the job, with their price.
            [...hiddenJobFields(viewer), 'unit_price_cents', 'rate_snapshot'],
      hiddenActions: (viewer) => (may(viewer, 'jobs:rates') ? [] : rateActions),
      references: {
        client_id: 'client',
        quote_id: 'quote',
        project_id: 'project',
        company_id: 'company',
        // Entries about the job's rates and requirements.
        product_id: 'product',
        asset_category_id: 'asset_category',
        skill_ids: 'skill',
        depot_id: 'depot',
        sales_user_id: 'user',
        allocator_id: 'user',
        cancelled_by: 'user',
      },
    },
  ],

  constraints: jobConstraints,
})
