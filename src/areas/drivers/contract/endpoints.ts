import * as z from 'zod'
import { archiveMany, restoreMany } from '#platform/contract/archive-endpoints.ts'
import {
  endpoint,
  exportQuery,
  idParams,
  listQuery,
  notExported,
  version,
} from '#platform/contract/endpoint.ts'
import { idParam } from '#platform/contract/fields.ts'
import { driverStatuses, employments, licenceClasses } from './choices.ts'
import { Driver, DriverInput, DriverPatch, DriverRow } from './driver.ts'
import { driverNoun } from '../rules/driver-labels.ts'

const topic = 'driver'
const archivable = { noun: driverNoun, path: '/api/drivers', permission: 'drivers:write', topic } as const
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
  listDrivers: endpoint({
    method: 'GET',
    path: '/api/drivers',
    permission: 'drivers:read',
    summary: 'List drivers and operators.',
    topic,
    list: true,
    query: driverFilters,
    output: DriverRow,
  }),
  exportDrivers: endpoint({
    method: 'GET',
    path: '/api/drivers/export',
    permission: 'drivers:export',
    summary: 'All drivers that a filter finds, as CSV or Excel.',
    download: true,
    query: driverFilters.omit(notExported).extend(exportQuery),
    output: z.string(),
  }),
  getDriver: endpoint({
    method: 'GET',
    path: '/api/drivers/:id',
    permission: 'drivers:read',
    summary: 'One driver.',
    topic,
    params: idParams,
    output: Driver,
  }),
  createDriver: endpoint({
    method: 'POST',
    path: '/api/drivers',
    permission: 'drivers:write',
    summary: 'Make a driver.',
    topic,
    body: DriverInput,
    output: Driver,
    message: 'Driver saved.',
  }),
  editDriver: endpoint({
    method: 'PATCH',
    path: '/api/drivers/:id',
    permission: 'drivers:write',
    summary: 'Change fields of a driver.',
    topic,
    params: idParams,
    body: DriverPatch,
    output: Driver,
    message: 'Driver saved.',
  }),
  deactivateDriver: endpoint({
    method: 'POST',
    path: '/api/drivers/:id/deactivate',
    permission: 'drivers:write',
    summary: 'Give a driver no more work.',
    topic,
    params: idParams,
    body: versioned,
    output: Driver,
    message: 'Driver deactivated.',
  }),
  activateDriver: endpoint({
    method: 'POST',
    path: '/api/drivers/:id/activate',
    permission: 'drivers:write',
    summary: 'Let a driver be given work again.',
    topic,
    params: idParams,
    body: versioned,
    output: Driver,
    message: 'Driver activated.',
  }),
  archiveDrivers: archiveMany(archivable),
  restoreDrivers: restoreMany(archivable),
}
