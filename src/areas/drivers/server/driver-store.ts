import { type Insertable, type Selectable, type Updateable, sql } from 'kysely'
import type { Driver as DriverTable } from '#db/schema.ts'
import type { Db, Tx } from '#platform/server/database/database.ts'
import { pageOf, sorted } from '#platform/server/lists/list-page.ts'
import { exportedAfter, narrowed } from '#platform/server/lists/narrowed.ts'
import { totalOf } from '#platform/server/lists/search.ts'
import { type Viewer, scopeOf } from '#platform/server/sessions/viewer.ts'
import type { DriverFilters, DriverNarrowing } from '../contract/endpoints.ts'

type Reader = Db | Tx
export type StoredDriver = Selectable<DriverTable>
export type DriverChanges = Updateable<DriverTable>

/** `own`: the viewer's own driver record; for a subcontractor's users, their company's operators. */
function visible(db: Reader, viewer: Viewer) {
  const query = db.selectFrom('driver')
  if (scopeOf(viewer, 'drivers:read') !== 'own') return query
  return viewer.user_type === 7
    ? query.where('driver.subcontractor_id', '=', viewer.subcontractor_id)
    : query.where('driver.id', '=', viewer.driver_id)
}

const subcontractorName = sql<
  string | null
>`(select s.name from subcontractor s where s.id = driver.subcontractor_id)`
const depotName = sql<string | null>`(select d.name from depot d where d.id = driver.depot_id)`

const filtered = (db: Reader, viewer: Viewer, filters: DriverNarrowing) =>
  narrowed(visible(db, viewer), 'driver', filters, [
    'employment',
    'subcontractor_id',
    'depot_id',
    'licence_class',
    'status',
  ])

/** One page of the drivers that the viewer may see. `total` is null when not asked for. */
export async function listDrivers(db: Reader, viewer: Viewer, filters: DriverFilters) {
  const matching = filtered(db, viewer, filters)
  const blank = ['employee_no', 'licence_expires_on']
  const rows = await pageOf(sorted(matching, 'driver', filters.sort, blank), filters)
    .selectAll('driver')
    .select([subcontractorName.as('subcontractor'), depotName.as('depot')])
    .execute()
  return { rows, total: await totalOf(db, matching, filters) }
}

/** Walks everything a filter matches in order of id. */
export const exportPage = (db: Reader, viewer: Viewer, filters: DriverNarrowing, after_id: number) =>
  exportedAfter(filtered(db, viewer, filters), 'driver', after_id)
    .selectAll('driver')
    .select([subcontractorName.as('subcontractor'), depotName.as('depot')])
    .execute()

export const findDriver = (db: Reader, viewer: Viewer, id: number) =>
  visible(db, viewer)
    .selectAll('driver')
    .select([subcontractorName.as('subcontractor'), depotName.as('depot')])
    .where('driver.id', '=', id)
    .executeTakeFirst()

/** The stored driver, locked until the change ends. */
export const lockDriver = (tx: Tx, viewer: Viewer, id: number): Promise<StoredDriver | undefined> =>
  visible(tx, viewer).selectAll('driver').where('driver.id', '=', id).forNoKeyUpdate().executeTakeFirst()

/** How many current drivers a subcontractor has. */
export async function countDriversOf(db: Reader, subcontractor_id: number): Promise<number> {
  const { count } = await db
    .selectFrom('driver')
    .select((e) => e.fn.countAll<number>().as('count'))
    .where('subcontractor_id', '=', subcontractor_id)
    .where('archived_at', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}

/** A driver's name, whatever the viewer's rights. */
export const findDriverName = (db: Reader, id: number): Promise<{ name: string } | undefined> =>
  db.selectFrom('driver').select('name').where('id', '=', id).executeTakeFirst()

/** The current driver with an employee number. */
export const findByEmployeeNo = (db: Reader, employee_no: string): Promise<{ name: string } | undefined> =>
  db
    .selectFrom('driver')
    .select('name')
    .where(sql`lower(employee_no)`, '=', employee_no.toLowerCase())
    .where('archived_at', 'is', null)
    .executeTakeFirst()

/** The current driver with a licence. */
export const findByLicence = (
  db: Reader,
  licence_no: string,
  licence_state: string,
): Promise<{ name: string } | undefined> =>
  db
    .selectFrom('driver')
    .select('name')
    .where('licence_no', '=', licence_no)
    .where('licence_state', '=', licence_state)
    .where('archived_at', 'is', null)
    .executeTakeFirst()

/** The current drivers with any of these employee numbers in lower case, or licences (`012345678 VIC`). */
export function findDriversWith(db: Reader, by: 'employee_no' | 'licence_no', values: readonly string[]) {
  const value = {
    employee_no: sql<string>`lower(employee_no)`,
    licence_no: sql<string>`licence_no || ' ' || licence_state`,
  }[by]
  return db
    .selectFrom('driver')
    .select(['name', value.as('value')])
    .where('archived_at', 'is', null)
    .where(value, 'in', values)
    .execute()
}

/** What rows of a spreadsheet refer to by name. */
export async function listDriverReferences(db: Reader) {
  const named = (table: 'depot' | 'subcontractor') =>
    db.selectFrom(table).select(['id', 'name']).where('archived_at', 'is', null).execute()
  const [depots, subcontractors] = await Promise.all([named('depot'), named('subcontractor')])
  return { depots, subcontractors }
}

/** Several at once, in their order. */
export const insertDrivers = (tx: Tx, drivers: readonly Insertable<DriverTable>[]): Promise<StoredDriver[]> =>
  tx.insertInto('driver').values(drivers).returningAll().execute()

export const insertDriver = (tx: Tx, driver: Insertable<DriverTable>): Promise<StoredDriver> =>
  tx.insertInto('driver').values(driver).returningAll().executeTakeFirstOrThrow()

export const updateDriver = (tx: Tx, id: number, changes: DriverChanges): Promise<StoredDriver> =>
  tx.updateTable('driver').set(changes).where('id', '=', id).returningAll().executeTakeFirstOrThrow()
