import { notify } from '#areas/notifications/server/index.ts'
import type { Change } from '#platform/server/change/change.ts'
import type { RecordRegistry } from '#platform/server/change/record-registry.ts'
import type { Home } from './document-home.ts'
import type { StoredDocument } from './document-store.ts'

/** What the log says about a document. A person's licence number is not for everyone who reads histories. */
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

/** Logs it on the document's record, and refreshes screens with documents. */
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
  // Users waiting for approval hear about their own documents, too.
  if (home.record_type === 'user') change.live('document', after.id, home.record_id)
}

const linkTo = (records: RecordRegistry, { record_type, record_id }: Home) => {
  const link = records.of(record_type)?.path?.(record_id)
  return link === undefined ? {} : { link: `${link}?tab=documents` }
}

/** Notifies reviewers of a document awaiting them. */
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

/** Notifies the person a rejected document is about, and the one who added it, of the reason. */
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
