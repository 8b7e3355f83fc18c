import { type ExportColumn, exported } from '#platform/server/export/export-columns.ts'
import type { ListExport } from '#platform/server/export/export-list.ts'
import { formatPhone } from '#shared/phone.ts'
import type { DriverNarrowing } from '../contract/endpoints.ts'
import { driverStatusWords, employmentWords } from '../rules/driver-words.ts'
import { exportPage } from './driver-store.ts'
import { driverLabels } from '../rules/driver-labels.ts'

const { text, money, date, dayOf } = exported
type Exported = Awaited<ReturnType<typeof exportPage>>[number]

/** Every field of a driver; the cost only for viewers who may see it. */
const columns: readonly ExportColumn<Exported>[] = [
  text(driverLabels.employee_no, (driver) => driver.employee_no),
  text(driverLabels.name, (driver) => driver.name),
  text(driverLabels.preferred_name, (driver) => driver.preferred_name),
  text(driverLabels.status, (driver) => driverStatusWords[driver.status]),
  text(driverLabels.mobile, (driver) => formatPhone(driver.mobile)),
  text(driverLabels.email, (driver) => driver.email),
  text(driverLabels.employment, (driver) => employmentWords[driver.employment]),
  text(driverLabels.subcontractor_id, (driver) => driver.subcontractor),
  text(driverLabels.depot_id, (driver) => driver.depot),
  text(driverLabels.licence_class, (driver) => driver.licence_class),
  text(driverLabels.licence_no, (driver) => driver.licence_no),
  text(driverLabels.licence_state, (driver) => driver.licence_state),
  date(driverLabels.licence_expires_on, (driver) => driver.licence_expires_on),
  text(driverLabels.licence_conditions, (driver) => driver.licence_conditions),
  text(driverLabels.ohs_card_no, (driver) => driver.ohs_card_no),
  money(driverLabels.hourly_cost_cents, (driver) => driver.hourly_cost_cents, 'drivers:cost'),
  date(driverLabels.dob, (driver) => driver.dob),
  text(driverLabels.address_line1, (driver) => driver.address_line1),
  text(driverLabels.address_line2, (driver) => driver.address_line2),
  text(driverLabels.suburb, (driver) => driver.suburb),
  text(driverLabels.state, (driver) => driver.state),
  text(driverLabels.postcode, (driver) => driver.postcode),
  text(driverLabels.emergency_contact_name, (driver) => driver.emergency_contact_name),
  text(
    driverLabels.emergency_contact_phone,
    (driver) => driver.emergency_contact_phone && formatPhone(driver.emergency_contact_phone),
  ),
  text(driverLabels.emergency_contact_relation, (driver) => driver.emergency_contact_relation),
  text(driverLabels.language, (driver) => driver.language),
  date(driverLabels.start_date, (driver) => driver.start_date),
  date(driverLabels.end_date, (driver) => driver.end_date),
  dayOf(driverLabels.created_at, (driver) => driver.created_at),
  dayOf(driverLabels.archived_at, (driver) => driver.archived_at),
  text(driverLabels.archive_reason, (driver) => driver.archive_reason),
]

export const driverExport: ListExport<Exported, DriverNarrowing> = {
  title: 'Drivers',
  record_type: 'driver',
  read: 'drivers:read',
  columns,
  page: ({ db, viewer, filters, after_id }) => exportPage(db, viewer, filters, after_id),
}
