import * as z from 'zod'
import { recordEndpoints } from '#platform/contract/record-endpoints.ts'
import { exportQuery, listQuery, notExported, version } from '#platform/contract/endpoint.ts'
import { idParam } from '#platform/contract/fields.ts'
import { driverStatuses, employments, licenceClasses } from './choices.ts'
import { Driver, DriverInput, DriverPatch, DriverRow } from './driver.ts'
import { driverNoun } from '../rules/driver-labels.ts'

const drivers = recordEndpoints({
  noun: driverNoun,
  path: '/api/drivers',
  topic: 'driver',
  rights: { read: 'drivers:read', write: 'drivers:write', export: 'drivers:export' },
})
const versioned = z.object({ version: version.optional() })

export const driverFilters = listQuery(['name', 'employee_no', 'licence_expires_on'], 'name').extend({
  employment: z.enum(employments).optional(),
  subcontractor_id: idParam.optional(),
  depot_id: idParam.optional(),
  licence_class: z.enum(licenceClasses).optional(),
  status: z.enum(driverStatuses).optional(),
})
export type DriverFilters = z.output<typeof driverFilters>
/** What narrows a list or an export. */
export type DriverNarrowing = Omit<DriverFilters, keyof typeof notExported>

export const driverEndpoints = {
  listDrivers: drivers.list({
    summary: 'List drivers and operators.',
    query: driverFilters,
    output: DriverRow,
  }),
  exportDrivers: drivers.export({ query: driverFilters.omit(notExported).extend(exportQuery) }),
  getDriver: drivers.get({ output: Driver }),
  createDriver: drivers.create({ body: DriverInput, output: Driver }),
  editDriver: drivers.edit({ body: DriverPatch, output: Driver }),
  deactivateDriver: drivers.action('deactivate', {
    summary: 'Deactivate a driver.',
    body: versioned,
    output: Driver,
    message: 'Driver deactivated.',
  }),
  activateDriver: drivers.action('activate', {
    summary: 'Activate a driver.',
    body: versioned,
    output: Driver,
    message: 'Driver activated.',
  }),
  archiveDrivers: drivers.archiveMany(),
  restoreDrivers: drivers.restoreMany(),
}
