import { conflict } from '#platform/contract/app-error.ts'
import type { Change } from '#platform/server/change/change.ts'
import { docketActions } from '../../rules/docket-status.ts'
import { asksReason } from '../../rules/flags/flag-kinds.ts'
import { severalLines } from '../../rules/flags/quoted-words.ts'
import { docketApproved } from '../docket-events.ts'
import { type StoredDocket, updateDocket } from '../docket-store.ts'
import { entryOf } from '../log-docket.ts'
import { approvedMustStayCharged, readLeft } from '../lines/must-stay-charged.ts'
import { presentFlags } from '../present-docket.ts'
import { withFlags } from '../flags/with-flags.ts'
import { openDocket } from '../open-docket.ts'

interface Approval {
  version?: number | undefined
  /** Why it is approved despite its flags. */
  override?: { reason: string } | undefined
}

/**
 * Approves a docket: from now on it may be billed. @throws not_found, stale; conflict with the reason, and
 * without a reason for a flag that requires one.
 */
export async function approveDocket(
  change: Change,
  id: number,
  { version, override }: Approval,
): Promise<void> {
  const docket = await openDocket(change, id, 'approve', version)
  await approve(change, [docket], override)
}

/** Approves all of some dockets or none; `ids` in order. @throws as {@link approveDocket}, naming the docket. */
export async function approveDockets(
  change: Change,
  ids: readonly number[],
  override?: Approval['override'],
): Promise<void> {
  const dockets: StoredDocket[] = []
  for (const id of ids) dockets.push(await openDocket(change, id, 'approve', undefined, { named: true }))
  await approve(change, dockets, override)
}

async function approve(
  change: Change,
  dockets: readonly StoredDocket[],
  override: Approval['override'],
): Promise<void> {
  const left = await readLeft(
    change,
    dockets.map(({ docket_no }) => docket_no),
  )
  const flagged = await flaggedWords(change, dockets)
  if (flagged.size > 0 && !override)
    throw conflict(severalLines([...flagged.values()]).join('\n'), {
      override: 'Enter the reason for approving anyway.',
    })
  for (const docket of dockets)
    await approveOne(change, docket, flagged.has(docket.id) ? (override?.reason ?? null) : null)
  await approvedMustStayCharged(change, dockets, left)
}

async function approveOne(
  change: Change,
  docket: StoredDocket,
  override_reason: string | null,
): Promise<void> {
  const status = docketActions.approve.to
  await updateDocket(change.tx, docket.id, {
    status,
    status_before_approval: docket.status,
    approved_at: change.now.toISOString(),
    approved_by: change.viewer.user_id,
    override_reason,
  })
  change.log({
    ...entryOf(docket, 'approved'),
    ...(override_reason === null ? {} : { reason: override_reason }),
    before: { status: docket.status },
    after: { status },
  })
  await change.announce(docketApproved, { docket_id: docket.id })
}

/**
 * All flags of the dockets that require a reason, in words, by docket id: whoever approves anyway knows the others too.
 * Without any the viewer may not see.
 */
async function flaggedWords(
  { tx, viewer }: Change,
  dockets: readonly StoredDocket[],
): Promise<Map<number, string>> {
  const flagged = (await withFlags(tx, dockets)).filter(({ variance }) => variance.some(asksReason))
  return new Map(
    flagged.map((docket) => {
      const flags = presentFlags(viewer, docket.variance).map(({ text }) => text)
      return [docket.id, `${docket.docket_no}: ${flags.join(' ') || 'A reason is needed.'}`] as const
    }),
  )
}
