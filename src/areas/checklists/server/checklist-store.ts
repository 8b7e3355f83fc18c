import { type SqlBool, sql } from 'kysely'
import type { Db, Tx } from '#platform/server/database/database.ts'
import { pageOf, sorted } from '#platform/server/lists/list-page.ts'
import { found, totalOf } from '#platform/server/lists/search.ts'
import type { Checklist, ChecklistItem } from '../contract/checklist.ts'
import type { ChecklistFilters } from '../contract/endpoints.ts'

type Reader = Db | Tx

const categoryNames = sql<string[]>`array(select k.name from checklist_category b
  join asset_category k on k.id = b.asset_category_id where b.checklist_id = checklist.id order by k.sort, k.name)`
const itemCount = sql<number>`(select count(*) from checklist_item i where i.checklist_id = checklist.id)`
const itemsOf = sql<
  ChecklistItem[]
>`(select coalesce(json_agg(json_build_object('id', i.id, 'section', i.section,
    'position', i.position, 'text', i.text, 'help', i.help, 'answer_type', i.answer_type,
    'about', i.about, 'is_mandatory', i.is_mandatory::int, 'is_critical', i.is_critical::int, 'photo_on_fail', i.photo_on_fail::int)
  order by i.position), '[]') from checklist_item i where i.checklist_id = checklist.id)`

function filtered(db: Reader, filters: ChecklistFilters) {
  return db
    .selectFrom('checklist')
    .where('checklist.archived_at', filters.archived ? 'is not' : 'is', null)
    .$if(filters.search !== '', (q) => q.where((e) => found(e.ref('checklist.search_text'), filters.search)))
    .$if(filters.kind !== undefined, (q) => q.where('checklist.kind', '=', filters.kind ?? 'prestart'))
    .$if(filters.is_active !== undefined, (q) =>
      q.where(sql<SqlBool>`checklist.is_active = ${filters.is_active === '1'}`),
    )
}

/** One page of the templates. `total` is null when not asked for. */
export async function listChecklists(db: Reader, filters: ChecklistFilters) {
  const matching = filtered(db, filters)
  const rows = await pageOf(sorted(matching, 'checklist', filters.sort, []), filters)
    .selectAll('checklist')
    .select([categoryNames.as('asset_categories'), itemCount.as('items')])
    .execute()
  return { rows, total: await totalOf(db, matching, filters) }
}

const whole = (db: Reader) =>
  db
    .selectFrom('checklist')
    .selectAll('checklist')
    .select([categoryNames.as('asset_categories'), itemsOf.as('items')])

export const findChecklist = (db: Reader, id: number): Promise<Checklist | undefined> =>
  whole(db).where('checklist.id', '=', id).executeTakeFirst()

const isForAsset = (asset_id: number) => sql<SqlBool>`exists (
  select from asset a join asset_category k on k.id = a.asset_category_id
  where a.id = ${asset_id} and (k.asset_group = any (checklist.asset_groups)
    or k.id in (select b.asset_category_id from checklist_category b where b.checklist_id = checklist.id)))`

/** The templates in use for an asset's category or group, in full. */
export const checklistsForAsset = (db: Reader, asset_id: number): Promise<Checklist[]> =>
  whole(db)
    .where('checklist.archived_at', 'is', null)
    .where(sql<SqlBool>`checklist.is_active`)
    .where(isForAsset(asset_id))
    .orderBy('checklist.kind')
    .orderBy('checklist.name')
    .orderBy('checklist.id')
    .execute()
