import { activation } from '#platform/server/change/activation.ts'
import { driverCan } from '../rules/driver-rules.ts'
import { driverRecord } from './driver-record.ts'
import { updateDriver } from './driver-store.ts'

export const { activate: activateDriver, deactivate: deactivateDriver } = activation(driverRecord, {
  can: driverCan,
  update: ({ tx }, id, columns) => updateDriver(tx, id, columns),
})
