import { sql } from 'kysely'
import type { Db, Tx } from '#platform/server/database/database.ts'
import type { RateChoices, RateRule } from '../contract/rate-card.ts'
import { matchFields } from '../rules/rate-changes.ts'

type Reader = Db | Tx
type Named = keyof RateChoices

/** The tables of what a rate may be for, and how each is named. */
const sources = {
  product_id: sql`select id, code || ' ' || name as name, archived_at is null and is_active as is_current from product`,
  asset_category_id: sql`select id, name, archived_at is null as is_current from asset_category`,
  asset_id: sql`select id, fleet_no || ' ' || name as name, archived_at is null as is_current from asset`,
  tip_site_id: sql`select id, name || coalesce(' (' || suburb || ')', '') as name, archived_at is null as is_current from tip_site`,
} as const satisfies Record<Named, unknown>
const fields = Object.keys(sources) as Named[]

type NamedRow = { field: Named; id: number; name: string }

const grouped = (rows: readonly NamedRow[]): RateChoices =>
  Object.fromEntries(
    fields.map((field) => [
      field,
      rows.filter((row) => row.field === field).map(({ id, name }) => ({ id, name })),
    ]),
  ) as RateChoices

/** What a rate may be for now, by name: one query. */
export async function listChoices(db: Reader): Promise<RateChoices> {
  const parts = fields.map(
    (field) => sql`select ${sql.lit(field)} as field, id, name from (${sources[field]}) s where is_current`,
  )
  const { rows } = await sql<NamedRow>`${sql.join(parts, sql` union all `)} order by field, name, id`.execute(
    db,
  )
  return grouped(rows)
}

/** The names of what these rates are for, archived or not: one query. */
export async function listNames(db: Reader, rules: readonly RateRule[]): Promise<RateChoices> {
  const parts = fields.map((field) => {
    const ids = rules.flatMap((rule) => rule[field] ?? [])
    return sql`select ${sql.lit(field)} as field, id, name from (${sources[field]}) s where id = any(${ids}::bigint[])`
  })
  const { rows } = await sql<NamedRow>`${sql.join(parts, sql` union all `)} order by field, name, id`.execute(
    db,
  )
  return grouped(rows)
}

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
