import { conflict, invalid, notFound } from '#platform/contract/app-error.ts'
import type { TickChanges } from '#platform/contract/ticks.ts'
import { namedRefusal } from '#platform/server/change/archive-records.ts'
import type { Change } from '#platform/server/change/change.ts'
import { attachmentRecord } from '../attachment-record.ts'
import { lockAttachment } from '../attachment-store.ts'
import { editAttachment } from '../save-attachment.ts'
import { lockMachines } from './machine-store.ts'

/**
 * Puts attachments on other machines, or on none, all or none.
 * @throws not_found; invalid for one on two machines; conflict, naming the first that is no longer where it was, or may
 * not be moved.
 */
export async function moveAttachments(
  change: Change,
  { added, removed }: TickChanges,
): Promise<{ changed: number }> {
  const { tx, viewer } = change
  const to = new Map(added.map(({ row_id, column_id }) => [row_id, column_id]))
  const from = new Map(removed.map(({ row_id, column_id }) => [row_id, column_id]))
  if (to.size < added.length) throw invalid({ added: 'An attachment stays on one machine.' })
  await lockMachines(tx, viewer, [...to.values()])
  const ids = [...new Set([...to.keys(), ...from.keys()])].toSorted((a, b) => a - b)
  for (const id of ids) {
    const attachment = await lockAttachment(tx, viewer, id)
    if (!attachment) throw notFound()
    const label = attachmentRecord.label(attachment)
    if (attachment.asset_id !== (from.get(id) ?? null))
      throw conflict(`${label}: Someone else moved it to another machine. Check and save again.`)
    await editAttachment(change, id, {
      version: attachment.version,
      asset_id: to.get(id) ?? null,
    }).catch((error) => Promise.reject(namedRefusal(error, label)))
  }
  return { changed: ids.length }
}
