import { read } from '#platform/web/calls/api.ts'
import type { BankRecordType } from '../contract/choices.ts'
import { bankDetailsEndpoints } from '../contract/endpoints.ts'

/** Whose bank details. */
export interface Payee {
  record_type: BankRecordType
  record_id: number
}

export const bankDetailsQuery = ({ record_type, record_id }: Payee) =>
  read(bankDetailsEndpoints.listBankDetails, { params: { record_type, record_id } })
