import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Viewer } from '#platform/server/sessions/viewer.ts'

/**
 * The viewer's own rows among those with a driver and an asset: their own, and for a subcontractor's users
 * those of its drivers and plant.
 */
export const ownRows = (
  { driver_id, subcontractor_id }: Viewer,
  table: 'asset_checklist' | 'asset_defect',
): RawBuilder<SqlBool> => sql<SqlBool>`(${sql.ref(`${table}.driver_id`)} = ${driver_id}::bigint
  or ${sql.ref(`${table}.driver_id`)} in (select d.id from driver d where d.subcontractor_id = ${subcontractor_id}::bigint)
  or ${sql.ref(`${table}.asset_id`)} in (select a.id from asset a where a.subcontractor_id = ${subcontractor_id}::bigint))`
