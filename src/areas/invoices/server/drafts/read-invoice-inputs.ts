import { defaultCompany, findHolidays } from '#areas/settings/server/index.ts'
import type { Db, Tx } from '#platform/server/database/database.ts'
import { type Viewer, scopeOf } from '#platform/server/sessions/viewer.ts'
import { findClient } from './lookups-store.ts'
import { readInvoiceSettings } from '../settings-store.ts'

/** Seller, buyer, settings and public holidays as they are now: what an invoice is created, priced and worded from. */
export type InvoiceInputs = Awaited<ReturnType<typeof readInvoiceInputs>>

/** @throws conflict before the company is saved. */
export async function readInvoiceInputs(db: Db | Tx, client_id: number) {
  const [seller, client, settings, holidayOn] = await Promise.all([
    defaultCompany(db),
    findClient(db, client_id),
    readInvoiceSettings(db),
    findHolidays(db),
  ])
  return { seller, client, settings, holidayOn }
}

/** Whether someone may choose a client: it is active, and they may see it. */
export const mayChoose = (viewer: Viewer, client: InvoiceInputs['client']): boolean =>
  client?.archived_at === null &&
  (scopeOf(viewer, 'clients:read') !== 'own' || client.account_manager_id === viewer.user_id)
