import { notFound } from '#platform/contract/app-error.ts'
import type { Db, Tx } from '#platform/server/database/database.ts'
import { type Viewer, may } from '#platform/server/sessions/viewer.ts'
import { holdWords } from '../rules/hold-words.ts'
import { findClient } from './client-store.ts'

/** One client as this viewer may see it. @throws not_found. */
export async function readClient(db: Db | Tx, viewer: Viewer, id: number) {
  const client = await findClient(db, viewer, id)
  if (!client) throw notFound()
  return { ...client, hold_words: holdWords(client.credit_hold_reason, may(viewer, 'clients:credit')) }
}
