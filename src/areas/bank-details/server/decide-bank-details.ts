import { notify, settle } from '#areas/notifications/server/index.ts'
import { notFound } from '#platform/contract/app-error.ts'
import type { Change } from '#platform/server/change/change.ts'
import { mustBeAllowed } from '#platform/server/change/open-record.ts'
import { mustHold } from '#platform/server/sessions/viewer.ts'
import type { CallBack } from '../contract/bank-details.ts'
import { checkCall } from '../rules/bank-details-rules.ts'
import { bankDetailsActions, bankDetailsCan } from '../rules/bank-details-status.ts'
import {
  type NamedBankDetails,
  findBankDetails,
  lockBankDetails,
  replaceCurrent,
  updateBankDetails,
} from './bank-details-store.ts'
import { decryptDetails } from './encrypt-details.ts'
import { logBankDetails } from './log-bank-details.ts'
import { mustWriteClosedPayee, mustWritePayee } from './payee.ts'
import { mustLeaveNumbersOut } from './must-leave-numbers-out.ts'
import { type Services, confirmationKey } from './propose-bank-details.ts'

/**
 * Makes new bank details the current ones, after the call that confirmed them, by someone who may see them in full.
 * Of two who confirm at once the second waits, and is refused.
 * @throws not_found; forbidden; invalid; conflict for one's own, decided and unreadable ones, and an archived record.
 */
export async function confirmBankDetails(
  change: Change,
  services: Services,
  id: number,
  call: CallBack,
): Promise<NamedBankDetails> {
  mustHold(change.viewer, 'bank-details:show')
  const opened = await openBankDetails(change, services, id, 'confirm')
  const { called_person, called_number } = call
  const called_at = checkCall(call, opened.details.proposed_at, change.now)
  await mustLeaveNumbersOut(change.tx, services.cipher, opened.details, { called_person })
  await replaceCurrent(change.tx, opened.details)
  return decide(change, opened, {
    status: bankDetailsActions.confirm.to,
    called_person,
    called_number,
    called_at,
  })
}

/** Also of an archived record. @throws not_found; invalid; conflict for one's own and decided ones. */
export async function declineBankDetails(
  change: Change,
  services: Services,
  id: number,
  reason: string,
): Promise<NamedBankDetails> {
  const opened = await openBankDetails(change, services, id, 'decline')
  await mustLeaveNumbersOut(change.tx, services.cipher, opened.details, { reason })
  return decide(change, opened, { status: bankDetailsActions.decline.to, decline_reason: reason })
}

/** Also of an archived record. @throws not_found; conflict for someone else's and decided ones. */
export async function withdrawBankDetails(
  change: Change,
  services: Services,
  id: number,
): Promise<NamedBankDetails> {
  const opened = await openBankDetails(change, services, id, 'withdraw')
  return decide(change, opened, { status: bankDetailsActions.withdraw.to })
}

type Opened = Awaited<ReturnType<typeof openBankDetails>>

/** Locks new bank details on a record that the viewer may change; only confirming them needs an open one. */
async function openBankDetails(
  change: Change,
  { cipher, records }: Services,
  id: number,
  action: keyof typeof bankDetailsActions,
) {
  const details = await lockBankDetails(change.tx, id)
  if (!details) throw notFound()
  const mustWrite = action === 'confirm' ? mustWritePayee : mustWriteClosedPayee
  const { label, record } = await mustWrite(change.tx, records, change.viewer, details)
  const is_readable = decryptDetails(cipher, details) ? 1 : 0
  mustBeAllowed(bankDetailsCan[action]({ ...details, is_readable, viewer_id: change.viewer.user_id }))
  return { details, label, link: record.path?.(details.record_id) }
}

type Decision =
  | { status: 'current'; called_person: string; called_number: string; called_at: string }
  | { status: 'declined'; decline_reason: string }
  | { status: 'withdrawn' }

const actionWords = { current: 'confirmed', declined: 'declined', withdrawn: 'withdrawn' } as const

/** Writes a decision, logs it, and notifies whoever entered the details. */
async function decide(
  change: Change,
  { details, label, link }: Opened,
  decision: Decision,
): Promise<NamedBankDetails> {
  const { id, record_type, record_id, proposed_by } = details
  const { user_id, name } = change.viewer
  const action = actionWords[decision.status]
  const reason = decision.status === 'declined' ? decision.decline_reason : undefined
  await updateBankDetails(change.tx, id, {
    ...decision,
    decided_at: change.now.toISOString(),
    decided_by: user_id,
  })
  logBankDetails(change, details, { record_label: label, action, ...(reason && { reason }) })
  await settle(change, { record_type, record_id, dedupe_key: confirmationKey(id) })
  if (proposed_by !== user_id)
    await notify(change, {
      user_ids: [proposed_by],
      type: 'system',
      title: `New bank details of ${label} ${action}`,
      body: reason ? `${name}: ${reason}` : `${name} rang to check them. They are in use from now on.`,
      ...(link && { link: `${link}?tab=bank` }),
      record_type,
      record_id,
    })
  return findBankDetails(change.tx, id)
}
