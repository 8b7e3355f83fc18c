import * as z from 'zod'
import { accountNumber, bsb } from '#areas/settings/contract/bank-fields.ts'
import { localDate, localTime } from '#platform/contract/date-fields.ts'
import { phone, text } from '#platform/contract/fields.ts'
import { bankDetailsLabels as labels } from '../rules/bank-details-labels.ts'
import { bankDetailsStatuses } from './choices.ts'

/** Bank details as most people see them: only the last three digits of both numbers. */
export const BankDetails = z
  .object({
    id: z.number(),
    status: z.enum(bankDetailsStatuses),
    /** null, as the account number is, where the details cannot be decrypted. */
    bank_bsb: z.string().nullable(),
    bank_account_no: z.string().nullable(),
    /** 0 when they were encrypted with another secret, or changed in the database. */
    is_readable: z.number(),
    reason: z.string(),
    proposed_at: z.string(),
    proposed_by: z.number(),
    proposed_by_name: z.string(),
    /** The next five are null until they are confirmed; the call is why they are trusted. */
    decided_at: z.string().nullable(),
    decided_by_name: z.string().nullable(),
    called_person: z.string().nullable(),
    called_number: z.string().nullable(),
    called_at: z.string().nullable(),
  })
  .meta({ id: 'BankDetails' })
export type BankDetails = z.output<typeof BankDetails>

/** Bank details in full, where they can be decrypted. */
export const FullBankDetails = z
  .object({
    id: z.number(),
    bank_bsb: z.string(),
    bank_account_no: z.string(),
    bank_account_name: z.string(),
  })
  .meta({ id: 'FullBankDetails' })
export type FullBankDetails = z.output<typeof FullBankDetails>

/** New bank details. The reason is read by everyone who sees the record's history. */
export const BankDetailsInput = z
  .object({
    bank_bsb: bsb(),
    bank_account_no: accountNumber(),
    bank_account_name: text(labels.bank_account_name, { min: 2, max: 80 }),
    reason: text(labels.reason, { max: 200 }),
  })
  .meta({ id: 'BankDetailsInput' })
export type BankDetailsInput = z.output<typeof BankDetailsInput>

/** Why new bank details are declined, for the person who entered them and for the history. */
export const DeclinedReason = z
  .object({ reason: text(labels.reason, { max: 200 }) })
  .meta({ id: 'DeclinedBankDetails' })

/** The call that confirmed new bank details. */
export const CallBack = z
  .object({
    called_person: text(labels.called_person, { min: 2, max: 120 }),
    called_number: phone(labels.called_number),
    called_on: localDate(labels.called_on),
    called_time: localTime(labels.called_time),
  })
  .meta({ id: 'CallBack' })
export type CallBack = z.output<typeof CallBack>
