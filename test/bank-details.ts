import { bankDetailsEndpoints as calls } from '#areas/bank-details/contract/endpoints.ts'
import { supplierEndpoints } from '#areas/suppliers/contract/endpoints.ts'
import type { Caller, TestApp } from './app.ts'

export const bankDetails = {
  bank_bsb: '063-774',
  bank_account_no: '1928 3746 5',
  bank_account_name: 'Kookaburra Trust Account',
  reason: 'On their letterhead',
}
const callBack = {
  called_person: 'Marg in accounts',
  called_number: '(03) 5550 0199',
  called_on: '2026-11-20',
  called_time: '06:00',
}

/** Suppliers, and what people do with their bank details. */
export async function bankDetailsOf(app: TestApp) {
  const accounts = await app.as('accounts')
  const administrator = await app.as('administrator')
  let made = 0

  async function newPayee() {
    made += 1
    const name = `Payee ${made}`
    const { data } = await accounts.call(supplierEndpoints.createSupplier, {
      body: { name, phone: '0355500123' },
    })
    return { name, record_type: 'supplier' as const, record_id: data.id }
  }
  type Payee = Pick<Awaited<ReturnType<typeof newPayee>>, 'record_id'> & { record_type: string }

  const placeOf = ({ record_type, record_id }: Payee) => ({ record_type, record_id })
  const propose = (by: Caller, payee: Payee, body: object = {}) =>
    by.call(calls.proposeBankDetails, { params: placeOf(payee), body: { ...bankDetails, ...body } })
  const confirm = (by: Caller, id: number, body: object = {}) =>
    by.call(calls.confirmBankDetails, { params: { id }, body: { ...callBack, ...body } })
  const decline = (by: Caller, id: number, reason: string) =>
    by.call(calls.declineBankDetails, { params: { id }, body: { reason } })
  const withdraw = (by: Caller, id: number) =>
    by.call(calls.withdrawBankDetails, { params: { id }, body: {} })
  const listOf = async (payee: Payee) =>
    (await accounts.call(calls.listBankDetails, { params: placeOf(payee) })).data
  const statusesOf = async (payee: Payee) => (await listOf(payee)).map(({ status }) => status)

  /** The id of bank details that the administrator entered and accounts confirmed. */
  async function confirmed(payee: Payee, body: object = {}) {
    const { data } = await propose(administrator, payee, body)
    await confirm(accounts, data.id)
    return data.id
  }
  return { newPayee, placeOf, propose, confirm, decline, withdraw, listOf, statusesOf, confirmed }
}
