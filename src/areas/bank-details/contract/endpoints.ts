import * as z from 'zod'
import { endpoint, idParams } from '#platform/contract/endpoint.ts'
import { idParam, text } from '#platform/contract/fields.ts'
import { bankDetailsLabels as labels } from '../rules/bank-details-labels.ts'
import { BankDetails, BankDetailsInput, CallBack, FullBankDetails } from './bank-details.ts'

const topic = 'bank_details'
const path = '/api/records/:record_type/:record_id/bank-details'
const params = z.object({ record_type: z.string(), record_id: idParam })

export const bankDetailsEndpoints = {
  listBankDetails: endpoint({
    method: 'GET',
    path,
    permission: 'bank-details:read',
    summary: 'The current bank details of a supplier or subcontractor, and new ones to be confirmed, masked.',
    topic,
    params,
    output: z.array(BankDetails),
  }),
  // A GET, since the answers to repeated writes are stored in the clear.
  showBankDetails: endpoint({
    method: 'GET',
    path: `${path}/full`,
    permission: 'bank-details:show',
    summary: 'The same in full. Each call is logged on the record.',
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
    body: z.object({ reason: text(labels.reason, { max: 200 }) }),
    output: BankDetails,
    message: 'Bank details declined.',
  }),
  withdrawBankDetails: endpoint({
    method: 'POST',
    path: '/api/bank-details/:id/withdraw',
    permission: 'bank-details:write',
    summary: 'Withdraw new bank details that one entered oneself.',
    topic,
    params: idParams,
    body: z.object({}),
    output: BankDetails,
    message: 'Bank details withdrawn.',
  }),
}
