import { notify } from '#areas/notifications/server/index.ts'
import type { Change } from '#platform/server/change/change.ts'
import type { RecordRegistry } from '#platform/server/change/record-registry.ts'
import type { Home } from './document-home.ts'
import type { StoredDocument } from './document-store.ts'

/** What the log says of a document. The number of a person's licence is not for all who read histories. */
function logged({ record_type, number, title, issuer, issued_on, expires_on, status }: StoredDocument) {
  const details = { title, issuer, issued_on, expires_on, status }
  return record_type === 'user' ? details : { ...details, number }
}

interface Logged {
  action: string
  before?: StoredDocument
  after: StoredDocument
  reason?: string
}

/** Notes it on the document's record, and wakes those who look at documents. */
export function logDocument(change: Change, home: Home, { action, before, after, reason }: Logged): void {
  change.log({
    action,
    record_type: home.record_type,
    record_id: home.record_id,
    record_label: home.label,
    part: `document ${after.title}`,
    ...(before && { before: logged(before) }),
    after: logged(after),
    ...(reason !== undefined && { reason }),
  })
  change.live('document', after.id)
  // Also somebody who waits for approval hears what becomes of their own papers.
  if (home.record_type === 'user') change.live('document', after.id, home.record_id)
}

const linkTo = (records: RecordRegistry, { record_type, record_id }: Home) => {
  const link = records.of(record_type)?.path?.(record_id)
  return link === undefined ? {} : { link: `${link}?tab=documents` }
}

/** Those who review documents hear of one that waits for them. */
export async function notifyReviewers(
  change: Change,
  records: RecordRegistry,
  home: Home,
  { id, title }: StoredDocument,
): Promise<void> {
  await notify(change, {
    permission: 'documents:approve',
    type: 'document',
    title: `${title} of ${home.label} is waiting for approval`,
    ...linkTo(records, home),
    dedupe_key: `document:${id}:added`,
  })
}

/** The person a rejected document is about and the person who added it hear why. */
export async function notifyOwners(
  change: Change,
  records: RecordRegistry,
  home: Home,
  { id, title, created_by, rejection_reason }: StoredDocument,
): Promise<void> {
  const person = home.record_type === 'user' ? home.record_id : null
  const others = created_by === null || created_by === person ? [] : [created_by]
  const notice = {
    type: 'document',
    body: rejection_reason ?? '',
    dedupe_key: `document:${id}:rejected`,
  } as const
  if (person !== null) {
    const link = '/profile?tab=documents'
    await notify(change, { ...notice, user_ids: [person], title: `Your ${title} was rejected`, link })
  }
  await notify(change, {
    ...notice,
    user_ids: others,
    title: `${title} of ${home.label} was rejected`,
    ...linkTo(records, home),
  })
}
