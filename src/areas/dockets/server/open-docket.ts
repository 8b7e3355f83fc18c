import { conflict, notFound } from '#platform/contract/app-error.ts'
import type { Change } from '#platform/server/change.ts'
import { mustBeCurrent } from '#platform/server/stale.ts'
import { type DocketAction, docketCan } from '../rules/docket-status.ts'
import { type StoredDocket, findDocketLabel, lockDocket } from './docket-store.ts'
import { standingOf } from './docket-standing.ts'
import { readDocket } from './read-docket.ts'

/**
 * A docket that the viewer may see, locked until the change ends, for an action that its state allows. `named`: it is
 * one of several, and the refusal says which.
 * @throws not_found; stale with the present docket; conflict with the reason why not.
 */
export async function openDocket(
  change: Change,
  id: number,
  action: DocketAction,
  version?: number,
  { named = false }: { named?: boolean } = {},
): Promise<StoredDocket> {
  const { tx, viewer } = change
  const docket = (await findDocketLabel(tx, viewer, id)) && (await lockDocket(tx, id))
  if (!docket) throw notFound()
  await mustBeCurrent(tx, docket, version, () => readDocket(tx, viewer, id))
  const allowed = docketCan[action]({ ...docket, ...(await standingOf(tx, viewer, docket)) })
  if (allowed !== true) throw conflict(named ? `${docket.docket_no}: ${allowed}` : allowed)
  return docket
}
