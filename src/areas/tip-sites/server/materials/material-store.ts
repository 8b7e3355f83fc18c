import { sql } from 'kysely'
import type { Db, Tx } from '#platform/server/database/database.ts'
import type { AcceptedMaterial } from '../../contract/materials/accepted.ts'

export const isAccepting = (material: string) =>
  sql<boolean>`tip_site.materials @> ${JSON.stringify([{ material }])}::jsonb`

/** The current tip sites that take PFAS or asbestos, and others with the same names. */
export const listLicensedSites = (db: Db | Tx) =>
  db
    .selectFrom('tip_site')
    .select(['id', 'name', 'suburb', 'pfas_ok', 'asbestos_ok'])
    .select(sql<AcceptedMaterial[]>`materials`.as('materials'))
    .where('archived_at', 'is', null)
    .where(
      sql<boolean>`lower(name) in (select lower(s.name) from tip_site s where s.archived_at is null and (s.pfas_ok or s.asbestos_ok))`,
    )
    .orderBy('name')
    .orderBy('suburb')
    .execute()
