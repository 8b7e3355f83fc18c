import { checklistsForAsset, findCompletedToday } from '#areas/checklists/server/index.ts'
import { docketSheet, driverJobChecklistAt, numbersOnPhones } from '#areas/dockets/server/index.ts'
import { assetChanged } from '#areas/resources/server/index.ts'
import { jobStopsChanged } from '#areas/jobs/server/index.ts'
import { bookingsChanged } from '#areas/scheduler/server/index.ts'
import { tipSiteChanged } from '#areas/tip-sites/server/index.ts'
import { tipsChanged } from '#areas/tip-orders/server/index.ts'
import {
  orderClosed,
  orderConfirmed,
  orderNotesChanged,
  orderTimeChanged,
  orderUnconfirmed,
  workOnOrder,
} from '#areas/work-orders/server/index.ts'
import { notFound } from '#platform/contract/app-error.ts'
import { answer, on } from '#platform/server/change/change.ts'
import { answerWith } from '#platform/server/http/answer-with.ts'
import { serverArea } from '#platform/server/platform.ts'
import { may, scopeOf } from '#platform/server/sessions/viewer.ts'
import type { DocketView } from '../contract/docket-view.ts'
import { driverJobEndpoints } from '../contract/endpoints.ts'
import { driverJobConstraints } from './constraints.ts'
import { answerDocketQuery } from './answers/answer-docket-query.ts'
import { cancelDriverJob } from './sending/cancel-driver-job.ts'
import { clearForDuty } from './duty/clear-for-duty.ts'
import { followJobStops } from './duty/follow-job-stops.ts'
import { findMachine } from './checklists/checklist-state-store.ts'
import { findChecklistAt, numbersOfLoads } from './answers/docket-answers-store.ts'
import { withDays } from './days-of-view.ts'
import { countDriverJobViews } from './driver-job-counts-store.ts'
import { findLabel, listDriverJobs, listStarters } from './driver-job-store.ts'
import { askAgainForNotes, askAgainForTime, followOrder } from './sending/follow-order.ts'
import { saveStepFile } from './steps/save-step-file.ts'
import { allowStart } from './steps/allow-start.ts'
import { lockJobsOfOrder } from './order-store.ts'
import { driverJobPictures } from './picture-store.ts'
import { pathOf } from './log-driver-job.ts'
import { jobsWithTip } from './places-store.ts'
import { noteNoShow } from './sending/note-no-show.ts'
import { readDay, readDriverJob, readDriverJobOf } from './read-driver-job.ts'
import { sendAgain } from './sending/send-again.ts'
import { readDayDrivers } from './sending/read-day-drivers.ts'
import { sendDay } from './sending/send-day.ts'
import { findSendable } from './sending/sendable-store.ts'
import { sendDriverJob } from './sending/send-driver-job.ts'
import { jobsBefore } from './steps/stop-store.ts'
import { takeStep } from './steps/take-step.ts'
import { notifyUnansweredDaily } from './sending/notify-unanswered.ts'

export { cancelDriverJob } from './sending/cancel-driver-job.ts'
export { noteNoShow } from './sending/note-no-show.ts'
export { countUnanswered, isAnyUnanswered, listJobStatuses } from './driver-job-counts-store.ts'
export { listDriverJobs } from './driver-job-store.ts'
export { callerOnSite, tipsOfOrder } from './places-store.ts'
export { findSendable } from './sending/sendable-store.ts'
export { saveStepFile } from './steps/save-step-file.ts'
export { sendDriverJob } from './sending/send-driver-job.ts'
export { takeStep } from './steps/take-step.ts'

const { changes } = answerWith(readDriverJobOf)

export const driverJobsArea = serverArea({
  endpoints: driverJobEndpoints,

  handlers: ({ db, clock }) => ({
    listDriverJobs: ({ viewer, query }) =>
      listDriverJobs(db, viewer, withDays(query, clock.today()), clock.today()),
    countDriverJobViews: ({ viewer }) => countDriverJobViews(db, viewer, clock.today()),
    driverDay: ({ viewer }) => readDay(db, viewer, clock.now()),
    listSendable: ({ query }) => findSendable(db, clock.now(), query),
    getDayDrivers: ({ viewer, query }) => readDayDrivers({ db, viewer, clock }, query.day),
    getDriverJob: ({ viewer, params }) => readDriverJob(db, viewer, params.id, clock.now()),
    checklistsOfDriverJob: async ({ viewer, params }) => {
      const job = await readDriverJob(db, viewer, params.id, clock.now())
      if (job.asset_id === null) return { asset: null, templates: [], completed: [] }
      const whose = { asset_id: job.asset_id, driver_id: job.driver_id, work_date: clock.today() }
      const [asset, templates, completed] = await Promise.all([
        findMachine(db, job.asset_id),
        checklistsForAsset(db, job.asset_id),
        findCompletedToday(db, whose),
      ])
      return { asset, templates, completed }
    },
    docketOfDriverJob: async ({ viewer, params }) => {
      await readDriverJob(db, viewer, params.id, clock.now())
      const sheet = await docketSheet(db, params.id)
      if (!sheet) throw notFound()
      return { ...sheet, document: sheet.document as DocketView }
    },

    takeStep: changes(takeStep),
    saveStepFile: ({ change, params, files: [file] }) =>
      saveStepFile(change, params.id, params.client_file_id, file),

    answerDocketQuery: changes(answerDocketQuery),

    sendDriverJob: async ({ change, body }) =>
      readDriverJobOf(change, await sendDriverJob(change, body.booking_id)),
    sendDay: ({ change, body }) => sendDay(change, body.day),
    sendDriverJobAgain: async ({ change, params, body }) =>
      readDriverJobOf(change, await sendAgain(change, params.id, body.version)),
    cancelDriverJob: changes(cancelDriverJob),
    noShowDriverJob: changes(noteNoShow),
    letDriverStart: changes(allowStart),
    clearForDuty: changes(clearForDuty),
  }),

  uploads: ({ db }) => ({
    saveStepFile: async ({ viewer, params }) => {
      if (!(await findLabel(db, viewer, params.id))) throw notFound()
    },
  }),

  jobs: [notifyUnansweredDaily],

  subscriptions: [
    on(orderConfirmed, followOrder),
    on(orderUnconfirmed, followOrder),
    on(orderClosed, followOrder),
    on(bookingsChanged, followOrder),
    on(orderTimeChanged, askAgainForTime),
    on(orderNotesChanged, askAgainForNotes),
    on(jobStopsChanged, followJobStops),
    answer(driverJobChecklistAt, ({ tx }, { driver_job_id }) => findChecklistAt(tx, driver_job_id)),
    answer(numbersOnPhones, ({ tx }, { kind, numbers, except_driver_job_id }) =>
      numbersOfLoads(tx, kind, numbers, except_driver_job_id),
    ),
    answer(workOnOrder, async ({ tx }, { job_item_id }) =>
      (await listStarters(tx, job_item_id)).map((driver) => `${driver} has started this order.`),
    ),
    // A phone shows immediately where its loads go.
    on(tipsChanged, async (change, { job_item_id }) => {
      for (const { id } of await lockJobsOfOrder(change.tx, job_item_id)) change.live('driver_job', id)
    }),
    // A phone shows what a tip site is called now.
    on(tipSiteChanged, async (change, { tip_site_id }) => {
      for (const id of await jobsWithTip(change.tx, tip_site_id)) change.live('driver_job', id)
    }),
    // A phone shows immediately that its machine may not be driven.
    on(assetChanged, async (change, { asset_id }) => {
      for (const id of await jobsBefore(change.tx, asset_id)) change.live('driver_job', id)
    }),
  ],

  records: [
    {
      type: 'driver_job',
      title: 'Driver job',
      path: pathOf,
      find: async (db, viewer, id) => {
        if (!may(viewer, 'driver-jobs:read')) return null
        const job = await findLabel(db, viewer, id)
        return job ? { label: `${job.order_no} ${job.driver}` } : null
      },
      readRight: 'driver-jobs:read',
      mayReadHistory: (viewer) => scopeOf(viewer, 'driver-jobs:read') === 'all',
      mayWrite: async (viewer, db, id) =>
        may(viewer, 'driver-jobs:write') ||
        (may(viewer, 'driver-jobs:work') &&
          (await findLabel(db, viewer, id, 'driver-jobs:work')) !== undefined),
      references: {
        asset_id: 'asset',
        driver_id: 'driver',
        job_item_id: 'job_item',
        asset_checklist_id: 'asset_checklist',
        checklist_override_by: 'user',
        cleared_for_duty_by: 'user',
      },
      pictures: driverJobPictures,
    },
  ],

  constraints: driverJobConstraints,
})
