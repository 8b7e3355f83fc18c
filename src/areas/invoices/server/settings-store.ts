import type { JsonValue } from '#db/schema.ts'
import type { Db, Tx } from '#platform/server/database.ts'
import type { InvoiceSettings } from '../contract/settings.ts'

const key = 'invoices'

/** What nobody has set yet. */
const usual: InvoiceSettings = {
  gst_rule: 'total_invoice',
  approval_threshold_cents: null,
  reminder_days: [-3, 1, 7, 14, 30],
  footer_text: null,
}

export async function readInvoiceSettings(db: Db | Tx): Promise<InvoiceSettings> {
  const row = await db.selectFrom('setting').select('value').where('key', '=', key).executeTakeFirst()
  return { ...usual, ...(row?.value as Partial<InvoiceSettings> | undefined) }
}

/** The settings, locked until the change ends: two who save at once lose nothing of each other's. */
export async function lockInvoiceSettings(tx: Tx): Promise<InvoiceSettings> {
  await tx
    .insertInto('setting')
    .values({ key, value: {} })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute()
  await tx.selectFrom('setting').select('key').where('key', '=', key).forUpdate().execute()
  return readInvoiceSettings(tx)
}

export async function writeInvoiceSettings(
  tx: Tx,
  settings: InvoiceSettings,
  updated: { updated_at: string; updated_by: number | null },
): Promise<void> {
  await tx
    .updateTable('setting')
    .set({ value: JSON.stringify(settings) as unknown as JsonValue, ...updated })
    .where('key', '=', key)
    .execute()
}
