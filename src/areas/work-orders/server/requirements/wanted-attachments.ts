import type { Tx } from '#platform/server/database/database.ts'
import { notAChoice } from '#shared/text.ts'
import { findAttachments } from '../lookups-store.ts'

interface Wanted {
  field: string
  ids: readonly number[] | undefined
  /** Those it asks for already: one may have been archived since. */
  before?: readonly number[]
}

/** Errors for the fields that name an attachment which is unknown or archived. */
export async function attachmentErrors(tx: Tx, wanted: readonly Wanted[]): Promise<Record<string, string>> {
  const ids = wanted.flatMap((one) => one.ids ?? [])
  const current = new Set(ids.length === 0 ? [] : (await findAttachments(tx, ids)).map(({ id }) => id))
  const wrong = wanted.filter(({ ids: named = [], before = [] }) =>
    named.some((id) => !current.has(id) && !before.includes(id)),
  )
  return Object.fromEntries(wrong.map(({ field }) => [field, notAChoice('Attachment')]))
}
