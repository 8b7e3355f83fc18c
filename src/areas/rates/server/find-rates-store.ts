import { type SqlBool, sql } from 'kysely'
import type { Db, Tx } from '#platform/server/database/database.ts'
import type { CardKind } from '../contract/choices.ts'
import type { TermOverrides } from '../contract/term-overrides.ts'

/** What a rate is wanted for. Null: there is none, so rates for one of them do not apply. */
export interface RateWanted {
  kind: CardKind
  /** The client, subcontractor or driver; null when only a standard card can apply. */
  owner_id: number | null
  /** A work day, `YYYY-MM-DD`. */
  date: string
  product_id: number | null
  asset_category_id: number | null
  asset_id: number | null
  job_type: string | null
  material: string | null
  tip_site_id: number | null
}

/**
 * Every rate that may apply to something on a day, of the owner's card and of the standard one, in one query; which of
 * them does is for `matchRate` to say. The most specific is not chosen here, since quotes, dockets and screens explain
 * why the others are not.
 */
export const findRates = (db: Db | Tx, wanted: RateWanted) => ratesQuery(db, wanted).execute()

type Hired = 'product_id' | 'asset_category_id'
/** The same for several products or categories at once. */
export const findRatesOf = (
  db: Db | Tx,
  wanted: Omit<RateWanted, Hired>,
  hired: readonly Pick<RateWanted, Hired>[],
) => ratesQuery(db, { ...wanted, product_id: null, asset_category_id: null }, hired).execute()

/** Its query, for its plan. */
export function ratesQuery(
  db: Db | Tx,
  wanted: RateWanted,
  hired: readonly Pick<RateWanted, Hired>[] = [wanted],
) {
  const { kind, date, asset_id, job_type, material, tip_site_id } = wanted
  // 0 is any in the index, which is followed for each combination of any and the one that is wanted.
  const anyOr = (column: string, ids: readonly (number | null)[]) =>
    sql<SqlBool>`coalesce(${sql.ref(`rate_rule.${column}`)}, 0) = any(${[0, ...ids.flatMap((id) => id ?? [])]}::bigint[])`
  const noneOr = (column: 'job_type' | 'material', word: string | null) =>
    sql<SqlBool>`(${sql.ref(`rate_rule.${column}`)} is null or ${sql.ref(`rate_rule.${column}`)} = ${word})`
  return db
    .selectFrom('rate_rule')
    .innerJoin('rate_card', 'rate_card.id', 'rate_rule.rate_card_id')
    .where('rate_card.archived_at', 'is', null)
    .where('rate_card.kind', '=', kind)
    .where('rate_card.owner_id', 'in', [0, wanted.owner_id ?? 0])
    .where(sql<SqlBool>`daterange(rate_card.valid_from, rate_card.valid_to, '[]') @> ${date}::date`)
    .where(
      anyOr(
        'product_id',
        hired.map((one) => one.product_id),
      ),
    )
    .where(
      anyOr(
        'asset_category_id',
        hired.map((one) => one.asset_category_id),
      ),
    )
    .where(anyOr('asset_id', [asset_id]))
    .where((e) =>
      e.or([e('rate_rule.tip_site_id', 'is', null), e('rate_rule.tip_site_id', '=', tip_site_id ?? 0)]),
    )
    .where(noneOr('job_type', job_type))
    .where(noneOr('material', material))
    .where(sql<SqlBool>`daterange(rate_rule.valid_from, rate_rule.valid_to, '[]') @> ${date}::date`)
    .selectAll('rate_rule')
    .select(['rate_card.name as rate_card', 'rate_card.owner_id', 'rate_card.terms as card_terms'])
    .$narrowType<{ terms: TermOverrides; card_terms: TermOverrides }>()
    .select(sql<string>`coalesce(rate_rule.valid_from, rate_card.valid_from)`.as('starts_on'))
    .orderBy('rate_rule.id')
}
