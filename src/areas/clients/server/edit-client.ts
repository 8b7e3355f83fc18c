import type { Change } from '#platform/server/change/change.ts'
import { mustHoldFieldRights } from '#platform/server/change/field-rights.ts'
import { changedFields, definedFields } from '#platform/server/change/defined-fields.ts'
import { entryOf, openRecord } from '#platform/server/change/open-record.ts'
import { normaliseName } from '#shared/text.ts'
import { type ClientPatch, clientFieldRights } from '../contract/client.ts'
import { archivableClient } from './client-record.ts'
import { checkClient, clientCan, withoutIdleReasons } from '../rules/client-rules.ts'
import { clientHeld, clientReleased } from './client-events.ts'
import { clientRecord } from './client-record.ts'
import { updateClient } from './client-store.ts'
import { mustStayVisible } from './own-client.ts'

/**
 * Changes the fields that `patch` names.
 * @throws not_found; stale with the present client; forbidden for a field that the viewer may not set; invalid; conflict when archived.
 */
export async function editClient(
  change: Change,
  id: number,
  { version, ...changes }: ClientPatch,
): Promise<void> {
  const { tx, viewer } = change
  const { record: before } = await openRecord(change, clientRecord, { id, version, can: clientCan.edit })
  const patch = changedFields(before, withoutIdleReasons(definedFields(changes)))
  mustHoldFieldRights(viewer, clientFieldRights, before, patch)
  checkClient({ ...before, ...patch })
  mustStayVisible(viewer, patch.account_manager_id)
  if (Object.keys(patch).length === 0) return
  const name_key = patch.name === undefined ? {} : { name_key: normaliseName(patch.name) }
  const after = await updateClient(tx, id, { ...patch, ...name_key })
  change.log({ ...entryOf(archivableClient, after), action: 'updated', before, after })
  if (patch.credit_hold === 1) await change.announce(clientHeld, { client_id: id, name: after.name })
  if (patch.credit_hold === 0) await change.announce(clientReleased, { client_id: id })
}
