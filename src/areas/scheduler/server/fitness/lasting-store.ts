import { sql } from 'kysely'
import type { Db } from '#platform/server/database/database.ts'
import type { AssetFacts, DriverFacts, LastingFacts } from '../../rules/facts.ts'
import { documentsOf } from '../candidates/candidate-store.ts'

type Lasting<Own> = LastingFacts & Own & { id: number }

/** Of some assets, what lasting objections come from; candidates for an order are asked about much more. */
export async function findLastingAssets(
  db: Db,
  ids: readonly number[],
): Promise<Lasting<Pick<AssetFacts, 'rego_expires_on'>>[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<Lasting<Pick<AssetFacts, 'rego_expires_on'>>>`
    select c.id, c.label as name, c.rego_expires_on, s.name as subcontractor, s.status as subcontractor_status, held.documents
    from (select *, fleet_no || ' ' || name as label from asset where archived_at is null and id = any(${sql.val([...ids])})) c
    left join subcontractor s on s.id = c.subcontractor_id ${documentsOf('asset')}`.execute(db)
  return rows
}

/** The same of drivers. */
export async function findLastingDrivers(
  db: Db,
  ids: readonly number[],
): Promise<Lasting<Pick<DriverFacts, 'licence_expires_on'>>[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<Lasting<Pick<DriverFacts, 'licence_expires_on'>>>`
    select c.id, c.label as name, c.licence_expires_on, s.name as subcontractor, s.status as subcontractor_status, held.documents
    from (select *, name as label from driver where archived_at is null and id = any(${sql.val([...ids])})) c
    left join subcontractor s on s.id = c.subcontractor_id ${documentsOf('driver')}`.execute(db)
  return rows
}
