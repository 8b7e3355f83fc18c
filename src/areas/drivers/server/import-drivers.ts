import { lockSubcontractorsOf } from '#areas/subcontractors/server/index.ts'
import { importColumns } from '#platform/server/imports/import-columns.ts'
import { type UniqueValue, importKind, importedEntry } from '#platform/server/imports/import-kind.ts'
import { entryOf } from '#platform/server/change/open-record.ts'
import { namesOf } from '#platform/server/imports/names.ts'
import { states } from '#shared/address.ts'
import { sameWords } from '#shared/text.ts'
import { licenceClasses } from '../contract/choices.ts'
import { DriverInput, driverFieldRights } from '../contract/driver.ts'
import { driverLabels, driverNoun } from '../rules/driver-labels.ts'
import { employmentWords } from '../rules/driver-words.ts'
import { driverColumns } from './save-driver.ts'
import { driverRecord, inUse } from './driver-record.ts'
import { findDriversWith, insertDrivers, listDriverReferences } from './driver-store.ts'

type References = Record<'depots' | 'subcontractors', ReturnType<typeof namesOf>>
type Columns = ReturnType<typeof driverColumns>

const { text, money, date, choice, record } = importColumns(driverLabels)

const unique = (by: 'employee_no' | 'licence_no', of: UniqueValue<Columns>['of']): UniqueValue<Columns> => ({
  field: by,
  of,
  inUse: async (db, values) => {
    const holders = await findDriversWith(db, by, values)
    return new Map(holders.map(({ value, name }) => [value, inUse[by](name)]))
  },
})

export const driverImport = importKind<DriverInput, Columns, References>({
  kind: 'driver',
  noun: driverNoun,
  right: 'drivers:write',
  read: 'drivers:read',
  columns: [
    text('name', 'Jo Nguyen'),
    text('mobile', '0491 570 006'),
    text('employee_no', 'E-104'),
    text('preferred_name', ''),
    date('dob', '14/02/1985'),
    text('email', 'jo@example.com'),
    text('address_line1', ''),
    text('address_line2', ''),
    text('suburb', ''),
    choice(sameWords(states))('state', ''),
    text('postcode', ''),
    text('emergency_contact_name', ''),
    text('emergency_contact_phone', ''),
    text('emergency_contact_relation', ''),
    choice(employmentWords)('employment', 'Full-time'),
    record<References>(({ subcontractors }) => subcontractors)('subcontractor_id', ''),
    money('hourly_cost_cents', '', driverFieldRights.hourly_cost_cents),
    record<References>(({ depots }) => depots)('depot_id', ''),
    date('start_date', '01/07/2024'),
    date('end_date', ''),
    text('language', ''),
    text('licence_no', '012345678'),
    choice(sameWords(states))('licence_state', 'VIC'),
    choice(sameWords(licenceClasses))('licence_class', 'HR'),
    date('licence_expires_on', '31/08/2027'),
    text('licence_conditions', ''),
    text('ohs_card_no', ''),
  ],
  schema: DriverInput,
  references: async ({ db }) => {
    const { depots, subcontractors } = await listDriverReferences(db)
    return { depots: namesOf('depot', depots), subcontractors: namesOf('subcontractor', subcontractors) }
  },
  prepare: driverColumns,
  unique: [
    unique('employee_no', ({ employee_no }) => employee_no?.toLowerCase() ?? null),
    unique('licence_no', ({ licence_no, licence_state }) =>
      licence_no ? `${licence_no} ${licence_state}` : null,
    ),
  ],
  lock: lockSubcontractorsOf,
  insert: async ({ tx }, rows) => {
    const drivers = await insertDrivers(tx, rows)
    return drivers.map((driver) => ({
      id: driver.id,
      entry: importedEntry(entryOf(driverRecord, driver), driver),
    }))
  },
  table: 'driver',
  label: ({ name }) => String(name),
})
