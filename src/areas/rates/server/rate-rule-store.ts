import { type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from '#platform/server/database/database.ts'
import type { RateChoices, RateRule } from '../contract/rate-card.ts'
import { matchFields } from '../rules/rate-changes.ts'

type Reader = Db | Tx
type Named = keyof RateChoices

/** What a rate may be for: how each is named, and which may still be chosen. */
const sources = {
  product_id: {
    named: sql`select 'product_id' as field, id, code || ' ' || name as name from product`,
    isCurrent: sql`archived_at is null and is_active`,
  },
  asset_category_id: {
    named: sql`select 'asset_category_id', id, name from asset_category`,
    isCurrent: sql`archived_at is null`,
  },
  asset_id: {
    named: sql`select 'asset_id', id, fleet_no || ' ' || name from asset`,
    isCurrent: sql`archived_at is null`,
  },
  tip_site_id: {
    named: sql`select 'tip_site_id', id, name || coalesce(' (' || suburb || ')', '') from tip_site`,
    isCurrent: sql`archived_at is null`,
  },
} as const satisfies Record<Named, unknown>
const fields = Object.keys(sources) as Named[]

/** Those that a condition of each kind holds for, by kind and name: one query. */
async function listNamed(db: Reader, condition: (field: Named) => RawBuilder<unknown>): Promise<RateChoices> {
  const parts = fields.map((field) => sql`${sources[field].named} where ${condition(field)}`)
  const { rows } = await sql<{
    field: Named
    id: number
    name: string
  }>`${sql.join(parts, sql` union all `)} order by field, name, id`.execute(db)
  const of = (field: Named) => rows.filter((row) => row.field === field).map(({ id, name }) => ({ id, name }))
  return {
    product_id: of('product_id'),
    asset_category_id: of('asset_category_id'),
    asset_id: of('asset_id'),
    tip_site_id: of('tip_site_id'),
  }
}

/** What a rate may be for now, by name. */
export const listChoices = (db: Reader): Promise<RateChoices> =>
  listNamed(db, (field) => sources[field].isCurrent)

const attachmentNames = (db: Reader) =>
  db
    .selectFrom('attachment')
    .select(['id', sql<string>`code || ' ' || name`.as('name')])
    .orderBy('code')

/** Attachments by code and name, archived or not. */
export const listAttachmentNames = (db: Reader, ids: readonly number[]) =>
  attachmentNames(db).where('id', 'in', ids).execute()

/** Those that may be chosen now. */
export const listCurrentAttachments = (db: Reader) =>
  attachmentNames(db).where('archived_at', 'is', null).execute()

/** The names of what these rates are for, archived or not. */
export const listNames = (db: Reader, rules: readonly RateRule[]): Promise<RateChoices> =>
  listNamed(db, (field) => sql`id = any(${rules.flatMap((rule) => rule[field] ?? [])}::bigint[])`)

/** Makes these a card's rates, in their order; one for the same thing from the same day as before stays the same row. */
export async function setRules(tx: Tx, rate_card_id: number, rules: readonly RateRule[]): Promise<void> {
  const rows = rules.map((rule, position) => ({ ...rule, rate_card_id, position }))
  const key = [...matchFields, 'unit', 'valid_from'] as const
  const same = sql.join(
    key.map((field) => sql`r.${sql.ref(field)} is not distinct from rate_rule.${sql.ref(field)}`),
    sql` and `,
  )
  const kept = sql`json_populate_recordset(null::rate_rule, ${JSON.stringify(rows)}::json) r`
  await sql`delete from rate_rule where rate_card_id = ${rate_card_id}
    and not exists (select from ${kept} where ${same})`.execute(tx)
  if (rows.length === 0) return
  await tx
    .insertInto('rate_rule')
    .values(rows)
    .onConflict((conflict) =>
      conflict.constraint('rate_rule_once').doUpdateSet({
        position: (e) => e.ref('excluded.position'),
        rate_cents: (e) => e.ref('excluded.rate_cents'),
        valid_to: (e) => e.ref('excluded.valid_to'),
        terms: (e) => e.ref('excluded.terms'),
      }),
    )
    .execute()
}

/** Ends rates that would go on after their card's last day. */
export async function endRules(tx: Tx, rate_card_id: number, last_day: string): Promise<void> {
  await tx
    .updateTable('rate_rule')
    .set({ valid_to: last_day })
    .where('rate_card_id', '=', rate_card_id)
    .where('valid_to', '>', last_day)
    .execute()
}

/** The latest day on which one of a card's rates begins; null when all begin with it. */
export async function lastRuleStart(tx: Tx, rate_card_id: number): Promise<string | null> {
  const { latest } = await tx
    .selectFrom('rate_rule')
    .select((e) => e.fn.max('valid_from').as('latest'))
    .where('rate_card_id', '=', rate_card_id)
    .executeTakeFirstOrThrow()
  return latest
}
