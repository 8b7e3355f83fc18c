import { subcontractorOwns } from '#areas/subcontractors/server/index.ts'
import { answer } from '#platform/server/change/change.ts'
import { archiveRecords, restoreRecords } from '#platform/server/change/archive-records.ts'
import { exportList } from '#platform/server/export/export-list.ts'
import { plainRecordType } from '#platform/server/change/record-registry.ts'
import { answerWith } from '#platform/server/http/answer-with.ts'
import { serverArea } from '#platform/server/platform.ts'
import { may } from '#platform/server/sessions/viewer.ts'
import { driverEndpoints } from '../contract/endpoints.ts'
import { driverCan } from '../rules/driver-rules.ts'
import { driverConstraints } from './constraints.ts'
import { driversOf } from './drivers-of-subcontractor.ts'
import { driverRecord, readDriver } from './driver-record.ts'
import { createDriver, editDriver } from './save-driver.ts'
import { findDriver, findDriverName, listDrivers } from './driver-store.ts'
import { driverExport } from './export-drivers.ts'
import { driverImport } from './import-drivers.ts'
import { hiddenDriverFields } from './hidden-driver-fields.ts'
import { activateDriver, deactivateDriver } from './set-driver-status.ts'

export { createDriver } from './save-driver.ts'
export { driverNextOrder } from './driver-questions.ts'
export { ownOrders } from './own-order-store.ts'
export { deactivateDriver } from './set-driver-status.ts'

const { changes, creates } = answerWith(({ tx, viewer }, id) => readDriver(tx, viewer, id))

export const driversArea = serverArea({
  endpoints: driverEndpoints,

  handlers: ({ db, clock, write }) => ({
    listDrivers: ({ viewer, query }) => listDrivers(db, viewer, query),
    exportDrivers: ({ viewer, query }) => exportList({ db, clock, write }, viewer, query, driverExport),
    getDriver: ({ viewer, params }) => readDriver(db, viewer, params.id),
    createDriver: creates(createDriver),
    editDriver: changes(editDriver),
    deactivateDriver: changes(deactivateDriver),
    activateDriver: changes(activateDriver),
    archiveDrivers: ({ change, body }) => archiveRecords(change, driverRecord, body),
    restoreDrivers: ({ change, body }) => restoreRecords(change, driverRecord, body),
  }),

  imports: [driverImport],

  records: [
    plainRecordType({
      record: driverRecord,
      title: 'Driver',
      path: (id) => `/dashboard/subcontractors/drivers/${id}/edit`,
      rights: { read: 'drivers:read', write: 'drivers:write' },
      find: findDriver,
      can: driverCan,
      mayWrite: (viewer) => may(viewer, 'drivers:write') || may(viewer, 'documents:approve'),
      hiddenFields: hiddenDriverFields,
      references: { subcontractor_id: 'subcontractor', depot_id: 'depot' },
      nameOf: async (db, id) => (await findDriverName(db, id))?.name,
    }),
  ],

  subscriptions: [answer(subcontractorOwns, driversOf)],

  constraints: driverConstraints,
})
