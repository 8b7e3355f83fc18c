import type { Db, Tx } from '#platform/server/database/database.ts'
import { type Viewer, may } from '#platform/server/sessions/viewer.ts'
import type { AccountsReason } from '../contract/choices.ts'
import { needsAccounts } from '../rules/flags/needs-accounts.ts'
import { type StoredLine, listLines } from './lines/docket-line-store.ts'
import type { StoredDocket } from './docket-store.ts'
import { readDocketSettings } from './settings-store.ts'

type Asked = Pick<StoredDocket, 'id' | 'variance'>

/** What decides whether this viewer may approve a docket. */
export async function docketRuleInputs(
  db: Db | Tx,
  viewer: Viewer,
  docket: Asked,
  known?: readonly StoredLine[],
) {
  const lines = known ?? (await listLines(db, docket.id))
  const unpriced = lines.find(({ is_billable, unit_price_cents }) => is_billable && unit_price_cents === null)
  const isForAccounts = unpriced !== undefined && !may(viewer, 'dockets:prices')
  return {
    unpriced_line: unpriced?.description ?? null,
    needs_accounts: isForAccounts ? 'no_price' : await accountsReason(db, viewer, { ...docket, lines }),
  } as const
}

/** Someone who approves invoices decides what accounts must: for them nothing is withheld. */
async function accountsReason(
  db: Db | Tx,
  viewer: Viewer,
  docket: Asked & { lines: readonly StoredLine[] },
): Promise<AccountsReason | null> {
  if (may(viewer, 'invoices:approve')) return null
  return needsAccounts(docket, await readDocketSettings(db))
}
