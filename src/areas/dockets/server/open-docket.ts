import type { Change } from '#platform/server/change/change.ts'
import { type OpenableRecord, openRecord } from '#platform/server/change/open-record.ts'
import { type DocketAction, docketCan } from '../rules/docket-status.ts'
import { docketRuleInputs } from './docket-rule-inputs.ts'
import { type StoredDocket, findDocketLabel, lockDocket } from './docket-store.ts'
import { readDocket } from './read-docket.ts'

const docketRecord: OpenableRecord<
  StoredDocket,
  StoredDocket & Awaited<ReturnType<typeof docketRuleInputs>>
> = {
  record_type: 'docket',
  label: ({ docket_no }) => docket_no,
  lock: async ({ tx, viewer }, id) => (await findDocketLabel(tx, viewer, id)) && lockDocket(tx, id),
  present: ({ tx, viewer }, id) => readDocket(tx, viewer, id),
  state: async ({ tx, viewer }, docket) => ({ ...docket, ...(await docketRuleInputs(tx, viewer, docket)) }),
}

/**
 * A docket that the viewer may see, locked until the change ends, for an action that its state allows.
 * @throws as openRecord.
 */
export async function openDocket(
  change: Change,
  id: number,
  action: DocketAction,
  version?: number,
  { named }: { named?: boolean } = {},
): Promise<StoredDocket> {
  const { record } = await openRecord(change, docketRecord, { id, version, can: docketCan[action], named })
  return record
}
