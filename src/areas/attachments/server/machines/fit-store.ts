import { type SqlBool, sql } from 'kysely'
import { type Viewer, scopeOf } from '#platform/server/sessions/viewer.ts'

/** It stays on a machine of the viewer's company: what `own` means of attachments. */
export const onOwnMachine = ({ subcontractor_id }: Viewer) =>
  sql<SqlBool>`attachment.asset_id in (select a.id from asset a where a.subcontractor_id = ${subcontractor_id})`

/** Whether the viewer's right to change attachments includes this one. */
export const isChangeable = (viewer: Viewer) => {
  const scope = scopeOf(viewer, 'attachments:write')
  return scope === 'own'
    ? sql<number>`coalesce(${onOwnMachine(viewer)}, false)::int`
    : sql<number>`${scope === 'all' ? 1 : 0}::int`
}

/** The categories it fits, by name. */
export const fits = sql<
  string[]
>`(select coalesce(json_agg(g.name order by array_position(attachment.compatible_category_ids, g.id)), '[]')
  from asset_category g where g.id = any(attachment.compatible_category_ids))`

export const fitsCategory = (id: number | undefined) =>
  sql<SqlBool>`attachment.compatible_category_ids @> array[${id}::bigint]`

/** Fleet number and name of the machine it stays on. */
export const machine = sql<
  string | null
>`(select a.fleet_no || ' ' || a.name from asset a where a.id = attachment.asset_id)`
