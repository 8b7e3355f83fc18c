import type { JsonValue } from '#db/schema.ts'
import type { Db, Tx } from '#platform/server/database.ts'
import type { QuoteSettings } from '../contract/settings.ts'

const key = 'quotes'

/** What nobody has set yet. */
const usual: QuoteSettings = {
  validity_days: 30,
  terms_text: null,
  footer_text: null,
  show_line_prices: 1,
  gst_rule: 'total_invoice',
  approval_threshold_cents: null,
  margin_floor_percent: null,
  reminder_days: [3, 7],
}

export async function readQuoteSettings(db: Db | Tx): Promise<QuoteSettings> {
  const row = await db.selectFrom('setting').select('value').where('key', '=', key).executeTakeFirst()
  return { ...usual, ...(row?.value as Partial<QuoteSettings> | undefined) }
}

/** The settings, locked until the change ends: two who save at once lose nothing of each other's. */
export async function lockQuoteSettings(tx: Tx): Promise<QuoteSettings> {
  await tx
    .insertInto('setting')
    .values({ key, value: {} })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute()
  await tx.selectFrom('setting').select('key').where('key', '=', key).forUpdate().execute()
  return readQuoteSettings(tx)
}

export async function writeQuoteSettings(
  tx: Tx,
  settings: QuoteSettings,
  updated: { updated_at: string; updated_by: number | null },
): Promise<void> {
  await tx
    .updateTable('setting')
    .set({ value: JSON.stringify(settings) as unknown as JsonValue, ...updated })
    .where('key', '=', key)
    .execute()
}
