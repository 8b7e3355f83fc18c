import type { Change } from '#platform/server/change/change.ts'
import { createRecord } from '#platform/server/change/create-record.ts'
import { definedFields } from '#platform/server/change/defined-fields.ts'
import { mustHoldFieldRights } from '#platform/server/change/field-rights.ts'
import type { Viewer } from '#platform/server/sessions/viewer.ts'
import { normaliseName } from '#shared/text.ts'
import { type ClientInput, clientFieldRights } from '../contract/client.ts'
import { checkClient, withoutIdleReasons } from '../rules/client-rules.ts'
import { archivableClient } from './client-record.ts'
import { type StoredClient, insertClient } from './client-store.ts'
import { mustStayVisible, ownManager } from './own-client.ts'

/** Defaults of a new client, the same as the columns'. */
const defaults = {
  gst_switch: 1,
  gst_reason: null,
  credit_hold: 0,
  credit_hold_reason: null,
  sop_construction_contract: 0,
  payment_terms: '30',
} as const
/** Under a construction contract: the longest the law allows. */
const constructionDefaults = { payment_terms: '20BD' } as const

/** Creates a client. @throws invalid, or forbidden for a field that the viewer may not set. */
export async function createClient(change: Change, input: ClientInput): Promise<StoredClient> {
  return createRecord(change, archivableClient, () =>
    insertClient(change.tx, clientColumns(input, change.viewer)),
  )
}

/** What is stored of a new client. @throws invalid, forbidden as {@link createClient}. */
export function clientColumns(input: ClientInput, viewer: Viewer) {
  const fields = definedFields({ ...(input.sop_construction_contract ? constructionDefaults : {}), ...input })
  mustHoldFieldRights(viewer, clientFieldRights, defaults, fields)
  checkClient({ ...defaults, ...fields })
  const account_manager_id = ownManager(viewer, fields.account_manager_id) ?? null
  mustStayVisible(viewer, account_manager_id)
  return { ...withoutIdleReasons(fields), account_manager_id, name_key: normaliseName(input.name) }
}
