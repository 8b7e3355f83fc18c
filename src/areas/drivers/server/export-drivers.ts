import { type ExportColumn, exported } from '#platform/server/export-columns.ts'
import type { ListExport } from '#platform/server/export-list.ts'
import { formatPhone } from '#shared/phone.ts'
import type { DriverNarrowing } from '../contract/endpoints.ts'
import { driverStatusWords, employmentWords } from '../rules/driver-words.ts'
import { exportPage } from './driver-store.ts'
import { presentDriver } from './present-driver.ts'

const { text, money, date, dayOf } = exported
type Exported = Awaited<ReturnType<typeof exportPage>>[number]

/** Every field of a driver; what one costs only for those who may see it. */
const columns: readonly ExportColumn<Exported>[] = [
  text('Employee number', (driver) => driver.employee_no),
  text('Name', (driver) => driver.name),
  text('Preferred name', (driver) => driver.preferred_name),
  text('Status', (driver) => driverStatusWords[driver.status]),
  text('Mobile', (driver) => formatPhone(driver.mobile)),
  text('Email', (driver) => driver.email),
  text('Employment', (driver) => employmentWords[driver.employment]),
  text('Subcontractor', (driver) => driver.subcontractor),
  text('Depot', (driver) => driver.depot),
  text('Licence class', (driver) => driver.licence_class),
  text('Licence number', (driver) => driver.licence_no),
  text('Licence state', (driver) => driver.licence_state),
  date('Licence expires on', (driver) => driver.licence_expires_on),
  text('Conditions', (driver) => driver.licence_conditions),
  text('White card number', (driver) => driver.ohs_card_no),
  money('Cost an hour', (driver) => driver.hourly_cost_cents, 'drivers:cost'),
  date('Date of birth', (driver) => driver.dob),
  text('Address', (driver) => driver.address_line1),
  text('Address line 2', (driver) => driver.address_line2),
  text('Suburb', (driver) => driver.suburb),
  text('State', (driver) => driver.state),
  text('Postcode', (driver) => driver.postcode),
  text('Emergency contact', (driver) => driver.emergency_contact_name),
  text(
    'Emergency phone',
    (driver) => driver.emergency_contact_phone && formatPhone(driver.emergency_contact_phone),
  ),
  text('Relation', (driver) => driver.emergency_contact_relation),
  text('Language', (driver) => driver.language),
  date('Start date', (driver) => driver.start_date),
  date('End date', (driver) => driver.end_date),
  dayOf('Added', (driver) => driver.created_at),
  dayOf('Archived', (driver) => driver.archived_at),
  text('Reason for archiving', (driver) => driver.archive_reason),
]

export const driverExport: ListExport<Exported, DriverNarrowing> = {
  title: 'Drivers',
  record_type: 'driver',
  read: 'drivers:read',
  columns,
  page: async ({ db, viewer, filters, after_id }) => {
    const drivers = await exportPage(db, viewer, filters, after_id)
    return drivers.map((driver) => presentDriver(viewer, driver))
  },
}
