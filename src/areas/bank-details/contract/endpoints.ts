import * as z from 'zod'
import { endpoint, idParams } from '#platform/contract/endpoint.ts'
import { idParam } from '#platform/contract/fields.ts'
import { BankDetails, BankDetailsInput, CallBack, DeclinedReason, FullBankDetails } from './bank-details.ts'

const topic = 'bank_details'
const path = '/api/records/:record_type/:record_id/bank-details'
const params = z.object({ record_type: z.string(), record_id: idParam })

export const bankDetailsEndpoints = {
  listBankDetails: endpoint({
    method: 'GET',
    path,
    permission: 'bank-details:read',
    summary:
      'The bank details of a supplier or subcontractor, masked: current, new ones to be confirmed, and earlier ones.',
    topic,
    params,
    output: z.array(BankDetails),
  }),
  // A GET, since the answers to repeated writes are stored in the clear.
  showBankDetails: endpoint({
    method: 'GET',
    path: `${path}/full`,
    permission: 'bank-details:show',
    summary:
      'The current bank details of a supplier or subcontractor, and new ones to be confirmed, in full. Each call is logged on the record.',
    params,
    output: z.array(FullBankDetails),
  }),
  proposeBankDetails: endpoint({
    method: 'POST',
    path,
    permission: 'bank-details:write',
    summary: 'Enter new bank details. They are used once someone else has confirmed them.',
    topic,
    params,
    body: BankDetailsInput,
    sealed: true,
    output: BankDetails,
    message: 'Bank details saved. Someone else has to confirm them.',
  }),
  confirmBankDetails: endpoint({
    method: 'POST',
    path: '/api/bank-details/:id/confirm',
    permission: 'bank-details:confirm',
    summary: 'Confirm new bank details that someone else entered, with the call that confirmed them.',
    topic,
    params: idParams,
    body: CallBack,
    sealed: true,
    output: BankDetails,
    message: 'Bank details confirmed.',
  }),
  declineBankDetails: endpoint({
    method: 'POST',
    path: '/api/bank-details/:id/decline',
    permission: 'bank-details:confirm',
    summary: 'Decline new bank details that someone else entered.',
    topic,
    params: idParams,
    body: DeclinedReason,
    sealed: true,
    output: BankDetails,
    message: 'Bank details declined.',
  }),
  withdrawBankDetails: endpoint({
    method: 'POST',
    path: '/api/bank-details/:id/withdraw',
    permission: 'bank-details:write',
    summary: 'Withdraw new bank details; only the person who entered them can.',
    topic,
    params: idParams,
    body: z.object({}),
    output: BankDetails,
    message: 'Bank details withdrawn.',
  }),
}
