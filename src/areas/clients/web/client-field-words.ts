import { addressWords, type FieldWords, shown } from '#platform/web/field-words.ts'
import { formatAbn, formatAcn } from '#shared/abn.ts'
import { formatPhone } from '#shared/phone.ts'
import type { ClientInput } from '../contract/client.ts'
import {
  clientTypeWords,
  invoiceDeliveryWords,
  invoiceGroupingWords,
  paymentTermWords,
} from '../rules/client-words.ts'

/** What each field of a client is called and how its value reads, where two people's values stand side by side. */
export const clientFieldWords = {
  name: { label: 'Name' },
  trading_name: { label: 'Trading name' },
  abn: { label: 'ABN', show: shown.digits(formatAbn) },
  acn: { label: 'ACN', show: shown.digits(formatAcn) },
  client_type: { label: 'Type', show: shown.oneOf(clientTypeWords) },
  email: { label: 'Email' },
  phone: { label: 'Phone', show: shown.digits(formatPhone) },
  website: { label: 'Website' },
  ...addressWords,
  gst_switch: { label: 'Charge GST', show: shown.yesNo },
  gst_reason: { label: 'Reason for no GST' },
  payment_terms: { label: 'Payment terms', show: shown.oneOf(paymentTermWords) },
  credit_limit_cents: { label: 'Credit limit', show: shown.money },
  credit_hold: { label: 'On credit hold', show: shown.yesNo },
  credit_hold_reason: { label: 'Reason for the hold' },
  po_required: { label: 'Purchase order required', show: shown.yesNo },
  one_invoice_per: { label: 'One invoice per', show: shown.oneOf(invoiceGroupingWords) },
  invoice_emails: { label: 'Invoice emails', show: shown.list },
  statement_email: { label: 'Statement email' },
  docket_copy_email: { label: 'Docket copy email' },
  invoice_delivery: { label: 'Invoices go by', show: shown.oneOf(invoiceDeliveryWords) },
  sop_construction_contract: { label: 'Construction contract', show: shown.yesNo },
  retention_percent: { label: 'Retention', show: shown.percent },
  retention_cap_percent: { label: 'Retention cap', show: shown.percent },
  account_manager_id: { label: 'Account manager' },
  source: { label: 'Source' },
} satisfies Record<keyof ClientInput, FieldWords>
