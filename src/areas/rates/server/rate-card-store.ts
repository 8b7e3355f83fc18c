import { type Insertable, type SqlBool, type Updateable, sql } from 'kysely'
import type { RateCard as RateCardTable } from '#db/schema.ts'
import type { Db, Tx } from '#platform/server/database/database.ts'
import { exportPageRows } from '#platform/server/export/csv.ts'
import { pageOf, sorted } from '#platform/server/lists/list-page.ts'
import { found, totalOf } from '#platform/server/lists/search.ts'
import { type Viewer, may, scopeOf } from '#platform/server/sessions/viewer.ts'
import type { CardKind, CardTime } from '../contract/choices.ts'
import type { RateCardFilters, RateCardNarrowing } from '../contract/endpoints.ts'
import type { RateRule } from '../contract/rate-card.ts'
import type { TermOverrides, TermOverridesShown } from '../contract/term-overrides.ts'

type Reader = Db | Tx
export type StoredCard = NonNullable<Awaited<ReturnType<typeof findCard>>>
interface Terms {
  terms: TermOverridesShown
}
export type CardChanges = Omit<Updateable<RateCardTable>, 'terms'> & Partial<Terms>

/** `own`: what the viewer's company or the driver is paid. Others see what we pay with the right to costs. */
function visible(db: Reader, viewer: Viewer) {
  const query = db.selectFrom('rate_card')
  if (scopeOf(viewer, 'rate-cards:read') === 'own')
    return viewer.user_type === 7
      ? query.where('rate_card.subcontractor_id', '=', viewer.subcontractor_id)
      : query.where('rate_card.driver_id', '=', viewer.driver_id)
  return may(viewer, 'rate-cards:cost') ? query : query.where('rate_card.kind', '=', 'client')
}

const ownerName = sql<string | null>`coalesce(
  (select c.name from client c where c.id = rate_card.client_id),
  (select s.name from subcontractor s where s.id = rate_card.subcontractor_id),
  (select d.name from driver d where d.id = rate_card.driver_id))`
const ruleCount = sql<number>`(select count(*) from rate_rule r where r.rate_card_id = rate_card.id)`

const rules = sql<RateRule[]>`(select coalesce(json_agg(json_build_object(
  'product_id', r.product_id, 'asset_category_id', r.asset_category_id, 'asset_id', r.asset_id,
  'job_type', r.job_type, 'material', r.material, 'tip_site_id', r.tip_site_id, 'unit', r.unit,
  'rate_cents', r.rate_cents, 'valid_from', r.valid_from, 'valid_to', r.valid_to, 'terms', r.terms
) order by r.position, r.id), '[]') from rate_rule r where r.rate_card_id = rate_card.id)`

/** The SQL of `cardTime`. */
const isThen = (time: CardTime, today: string) =>
  ({
    coming: sql<SqlBool>`rate_card.valid_from > ${today}::date`,
    current: sql<SqlBool>`daterange(rate_card.valid_from, rate_card.valid_to, '[]') @> ${today}::date`,
    past: sql<SqlBool>`rate_card.valid_to < ${today}::date`,
  })[time]

const filtered = (db: Reader, viewer: Viewer, filters: RateCardNarrowing, today: string) =>
  visible(db, viewer)
    .where('rate_card.archived_at', filters.archived ? 'is not' : 'is', null)
    .$if(filters.search !== '', (q) => q.where((e) => found(e.ref('rate_card.search_text'), filters.search)))
    .$if(filters.kind !== undefined, (q) => q.where('rate_card.kind', '=', filters.kind ?? 'client'))
    .$if(filters.time !== undefined, (q) => q.where(isThen(filters.time ?? 'current', today)))
    .$if(filters.client_id !== undefined, (q) => q.where('rate_card.client_id', '=', filters.client_id ?? 0))
    .$if(filters.subcontractor_id !== undefined, (q) =>
      q.where('rate_card.subcontractor_id', '=', filters.subcontractor_id ?? 0),
    )
    .$if(filters.driver_id !== undefined, (q) => q.where('rate_card.driver_id', '=', filters.driver_id ?? 0))

/** One page of the cards that the viewer may see. `total` is null when not asked for. */
export async function listCards(db: Reader, viewer: Viewer, filters: RateCardFilters, today: string) {
  const cards = filtered(db, viewer, filters, today)
  const rows = await pageOf(sorted(cards, 'rate_card', filters.sort, []), filters)
    .selectAll('rate_card')
    .select([ownerName.as('owner'), ruleCount.as('rule_count')])
    .execute()
  return { rows, total: await totalOf(db, cards, filters) }
}

const shown = (db: Reader, viewer: Viewer) =>
  visible(db, viewer)
    .selectAll('rate_card')
    .select([ownerName.as('owner'), ruleCount.as('rule_count'), rules.as('rules')])
    .$narrowType<Terms>()

/** A card with its rates in order. */
export const findCard = (db: Reader, viewer: Viewer, id: number) =>
  shown(db, viewer).where('rate_card.id', '=', id).executeTakeFirst()

/** The same, locked until the change ends, so that changes to its rates are serialised. */
export async function lockCard(tx: Tx, viewer: Viewer, id: number): Promise<StoredCard | undefined> {
  await visible(tx, viewer)
    .select('rate_card.id')
    .where('rate_card.id', '=', id)
    .forUpdate('rate_card')
    .execute()
  // Read once it is locked: the rates are those of then.
  return findCard(tx, viewer, id)
}

/** Whose card it is and on which days. */
export interface Holding {
  kind: CardKind
  owner_id: number
  valid_from: string
  valid_to: string | null
}

/** The first current card of the same owner that holds on a day of those given, besides the one with the id. */
export const findOverlap = (tx: Tx, { kind, owner_id, valid_from, valid_to }: Holding, except_id = 0) =>
  tx
    .selectFrom('rate_card')
    .select(['id', 'name', 'valid_from', 'valid_to'])
    .where('kind', '=', kind)
    .where('owner_id', '=', owner_id)
    .where('archived_at', 'is', null)
    .where('id', '<>', except_id)
    .where(
      sql<SqlBool>`daterange(valid_from, valid_to, '[]') && daterange(${valid_from}::date, ${valid_to}::date, '[]')`,
    )
    .orderBy('valid_from')
    .executeTakeFirst()

export async function insertCard(
  tx: Tx,
  card: Omit<Insertable<RateCardTable>, 'owner_id' | 'search_text' | 'terms'> & Partial<Terms>,
): Promise<number> {
  const { id } = await tx.insertInto('rate_card').values(card).returning('id').executeTakeFirstOrThrow()
  return id
}

export async function updateCard(tx: Tx, id: number, changes: CardChanges): Promise<void> {
  await tx.updateTable('rate_card').set(changes).where('id', '=', id).execute()
}

/** Walks the rates of all cards that a filter matches in order of id, with what they are for by name. */
export const exportPage = (
  db: Reader,
  viewer: Viewer,
  filters: RateCardNarrowing,
  after_id: number,
  today: string,
) =>
  db
    .selectFrom('rate_rule')
    .innerJoin('rate_card', 'rate_card.id', 'rate_rule.rate_card_id')
    .leftJoin('product', 'product.id', 'rate_rule.product_id')
    .leftJoin('asset_category', 'asset_category.id', 'rate_rule.asset_category_id')
    .leftJoin('asset', 'asset.id', 'rate_rule.asset_id')
    .leftJoin('tip_site', 'tip_site.id', 'rate_rule.tip_site_id')
    .where('rate_card.id', 'in', filtered(db, viewer, filters, today).select('rate_card.id'))
    .where('rate_rule.id', '>', after_id)
    .selectAll('rate_rule')
    .$narrowType<Terms>()
    .select(['rate_card.name', 'rate_card.kind', ownerName.as('owner')])
    .select(sql<string>`coalesce(rate_rule.valid_from, rate_card.valid_from)`.as('first_day'))
    .select(sql<string | null>`coalesce(rate_rule.valid_to, rate_card.valid_to)`.as('last_day'))
    .select(['product.code', 'product.name as product', 'asset_category.name as asset_category'])
    .select(['asset.fleet_no', 'tip_site.name as tip_site'])
    .orderBy('rate_rule.id')
    .limit(exportPageRows)
    .execute()

/** The terms of a client's own card on a day; undefined without one. */
export async function findCardTerms(
  db: Db | Tx,
  client_id: number,
  date: string,
): Promise<TermOverrides | undefined> {
  const card = await db
    .selectFrom('rate_card')
    .select('terms')
    .$narrowType<{ terms: TermOverrides }>()
    .where('kind', '=', 'client')
    .where('owner_id', '=', client_id)
    .where('archived_at', 'is', null)
    .where(sql<SqlBool>`daterange(valid_from, valid_to, '[]') @> ${date}::date`)
    .executeTakeFirst()
  return card?.terms
}
