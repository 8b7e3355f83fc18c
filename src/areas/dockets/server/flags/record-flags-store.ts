import { sql } from 'kysely'
import type { Db, Tx } from '#platform/server/database/database.ts'
import type { Variance } from '../../rules/flags/docket-variance.ts'

/**
 * Waste records that another docket has too: entered before each was limited to one load, or while the other
 * docket was void. The later docket of the two is flagged.
 */
export async function recordFlags(
  db: Db | Tx,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Variance[]>> {
  const { rows } = await sql<{ id: number; number: string; docket_no: string }>`
    select distinct d.id, l ->> 'waste_record_no' as number, o.docket_no
    from docket d
    cross join jsonb_array_elements(d.loads) l
    join docket_waste_record k on k.waste_record_no = waste_record_key(l ->> 'waste_record_no')
    join docket o on o.id = k.docket_id
    where d.id = any(${sql.val([...ids])}) and d.is_latest and d.status <> 'Void' and o.docket_no <> d.docket_no
    order by d.id, number`.execute(db)
  const flags = new Map<number, Variance[]>()
  for (const { id, number, docket_no } of rows) {
    const flag = { code: 'record' as const, text: `Waste record ${number} is on ${docket_no} too.` }
    flags.set(id, [...(flags.get(id) ?? []), flag])
  }
  return flags
}
