import { bankCipher, confirmBankDetails, proposeBankDetails } from '#areas/bank-details/server/index.ts'
import type { BankRecordType } from '#areas/bank-details/contract/choices.ts'
import type { Platform } from '#platform/server/platform.ts'
import { type Viewer, system } from '#platform/server/sessions/viewer.ts'
import { melbourneTime } from '#shared/local-date.ts'
import { effectiveGrants } from '#shared/roles.ts'

interface Payee {
  record_type: BankRecordType
  record_id: number
  name: string
}

/** Invented numbers: no bank has a BSB that begins with 000. */
const detailsOf = ({ name }: Payee, at: number, reason: string) => ({
  bank_bsb: `0000${String(10 + at)}`,
  bank_account_no: String(10_200_301 + at * 7_919),
  bank_account_name: name.slice(0, 80),
  reason,
})

/**
 * Bank details of the demo company's payees, entered by the administrator and confirmed by accounts; new ones of two
 * of them wait, one for each of the two.
 */
export async function demoBankDetails(
  { write, config, records }: Pick<Platform, 'write' | 'config' | 'records'>,
  payees: readonly Payee[],
  people: { administrator: Viewer; accounts_id: number },
): Promise<void> {
  const { administrator } = people
  const accounts: Viewer = {
    ...system,
    user_id: people.accounts_id,
    name: 'Con Petrou',
    user_type: 2,
    grants: effectiveGrants(2),
  }
  const services = { cipher: bankCipher(config.secret), records }
  const propose = (viewer: Viewer, payee: Payee, at: number, reason: string) =>
    write(viewer, (change) => proposeBankDetails(change, services, payee, detailsOf(payee, at, reason)))

  for (const [at, payee] of payees.entries()) {
    const { id } = await propose(administrator, payee, at, 'From their first invoice')
    await write(accounts, (change) =>
      confirmBankDetails(change, services, id, {
        called_person: 'Accounts',
        called_number: `03555006${String(10 + at)}`,
        called_on: change.today,
        called_time: melbourneTime(change.now),
      }),
    )
  }
  const [first, second] = payees
  if (first) await propose(accounts, first, 40, 'New bank, by letter of 16 November')
  if (second) await propose(administrator, second, 41, 'New account, by email from their office')
}
