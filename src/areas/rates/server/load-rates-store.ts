import { type SqlBool, sql } from 'kysely'
import type { ProductCategory } from '#areas/products/contract/choices.ts'
import type { Db, Tx } from '#platform/server/database/database.ts'
import type { jobTypes } from '#shared/lists.ts'
import { loadUnits } from '#shared/units.ts'
import type { TermOverrides } from '../contract/term-overrides.ts'

/** What loads are, and whose card and day their rates are wanted for. */
export interface LoadsWanted {
  client_id: number
  /** A work day, `YYYY-MM-DD`. */
  date: string
  job_type: string | null
  materials: readonly string[]
  tip_site_ids: readonly number[]
}

/** Jobs on which the client pays for the tip, or sells us the material: only a rate for that very job type charges it. */
const paidByClient = ['Customer Tip', 'Buy Back'] satisfies (typeof jobTypes)[number][]
/** Products that are charged for what a load is, rather than for carting it. */
const chargedForMaterial: readonly ProductCategory[] = ['tip', 'material']

/**
 * The rates for loads that may apply to some materials and tip sites, of a client's card and of the standard one, in one
 * query. They name a material or a tip site, and neither a machine nor a category.
 */
export const findLoadRates = (
  db: Db | Tx,
  { client_id, date, job_type, materials, tip_site_ids }: LoadsWanted,
) =>
  db
    .selectFrom('rate_rule as r')
    .innerJoin('rate_card as c', 'c.id', 'r.rate_card_id')
    .leftJoin('product as p', 'p.id', 'r.product_id')
    .leftJoin('tip_site as t', 't.id', 'r.tip_site_id')
    .where('c.archived_at', 'is', null)
    .where('c.kind', '=', 'client')
    .where('c.owner_id', 'in', [0, client_id])
    .where(sql<SqlBool>`daterange(c.valid_from, c.valid_to, '[]') @> ${date}::date`)
    .where(sql<SqlBool>`daterange(r.valid_from, r.valid_to, '[]') @> ${date}::date`)
    .where('r.unit', 'in', loadUnits)
    .where('r.asset_id', 'is', null)
    .where('r.asset_category_id', 'is', null)
    .where((e) => e.or([e('r.material', 'is not', null), e('r.tip_site_id', 'is not', null)]))
    .where((e) => e.or([e('r.material', 'is', null), e('r.material', 'in', ['', ...materials])]))
    .where((e) => e.or([e('r.tip_site_id', 'is', null), e('r.tip_site_id', 'in', [0, ...tip_site_ids])]))
    .where((e) =>
      e.or([
        e('r.job_type', '=', job_type ?? ''),
        ...(paidByClient.some((type) => type === job_type) ? [] : [e('r.job_type', 'is', null)]),
      ]),
    )
    .where((e) => e.or([e('p.id', 'is', null), e('p.category', 'in', chargedForMaterial)]))
    .selectAll('r')
    .select(['c.name as rate_card', 'c.owner_id', 'c.terms as card_terms', 't.name as tip_site'])
    .$narrowType<{ terms: TermOverrides; card_terms: TermOverrides }>()
    .select(['p.name as product', 'p.category', 'p.gst_code', 'p.levy_applies'])
    .select(sql<string>`coalesce(r.valid_from, c.valid_from)`.as('starts_on'))
    .orderBy('r.id')
    .execute()
