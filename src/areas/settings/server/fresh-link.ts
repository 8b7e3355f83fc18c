import { conflict, forbidden, notFound } from '#platform/contract/app-error.ts'
import type { Change } from '#platform/server/change/change.ts'
import { issueLink } from '#platform/server/sessions/public-link.ts'
import type { FreshLink } from '../contract/message.ts'
import { isUnsent } from '../contract/message-statuses.ts'
import { findMessage } from './message-store.ts'

/**
 * Creates the link of an email that could not be sent, to pass on by other means. Earlier ones stay open. It
 * may open anyone's account, so it is for administrators only, even if others may read the mail.
 * @throws forbidden; not_found; conflict for one without a link, or that was not kept.
 */
export async function freshLink(change: Change, public_url: string, id: number): Promise<FreshLink> {
  if (change.viewer.user_type !== 1) throw forbidden()
  const message = await findMessage(change.tx, id)
  if (!message) throw notFound()
  const { link_kind, link_record_type, link_record_id, link_person, link_hours, link_path } = message
  if (!link_kind || !link_record_type || link_record_id === null || link_hours === null || !link_path)
    throw conflict('This message has no link.')
  if (!isUnsent(message.status)) throw conflict('You can copy the link only if the email was not sent.')
  const expires_at = new Date(change.now.getTime() + link_hours * 3_600_000)
  const secret = await issueLink(change, {
    kind: link_kind,
    record_type: link_record_type,
    record_id: link_record_id,
    person: link_person,
    expires_at,
  })
  change.log({
    action: 'link copied',
    record_type: 'message',
    record_id: id,
    record_label: `${message.subject} (${message.to_address})`,
  })
  return { url: public_url + link_path.replace('{secret}', secret), expires_at: expires_at.toISOString() }
}
