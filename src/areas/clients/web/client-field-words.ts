import { fieldWords, shown } from '#platform/web/forms/field-words.ts'
import { formatAbn, formatAcn } from '#shared/abn.ts'
import { formatPhone } from '#shared/phone.ts'
import { clientLabels } from '../rules/client-labels.ts'
import {
  clientTypeWords,
  invoiceDeliveryWords,
  invoiceGroupingWords,
  paymentTermWords,
} from '../rules/client-words.ts'
import type { ClientInput } from '../contract/client.ts'

/** How a client's fields read in conflicts and in its history. */
export const clientFieldWords = fieldWords(clientLabels satisfies Record<keyof ClientInput, string>, {
  abn: shown.digits(formatAbn),
  acn: shown.digits(formatAcn),
  client_type: shown.oneOf(clientTypeWords),
  phone: shown.digits(formatPhone),
  gst_switch: shown.yesNo,
  payment_terms: shown.oneOf(paymentTermWords),
  credit_limit_cents: shown.money,
  credit_hold: shown.yesNo,
  po_required: shown.yesNo,
  one_invoice_per: shown.oneOf(invoiceGroupingWords),
  invoice_emails: shown.list,
  invoice_delivery: shown.oneOf(invoiceDeliveryWords),
  sop_construction_contract: shown.yesNo,
  retention_percent: shown.percent,
  retention_cap_percent: shown.percent,
})
