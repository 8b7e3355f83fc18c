import * as z from 'zod'
import {
  email,
  oneOf,
  optionalAbn,
  optionalAcn,
  optionalCents,
  optionalEmail,
  optionalPercent,
  optionalReference,
  optionalText,
  optionalWebsite,
  yesNo,
} from '#platform/contract/fields.ts'
import { version } from '#platform/contract/endpoint.ts'
import { seenBy } from '#platform/contract/seen-by.ts'
import type { Permission } from '#shared/permissions.ts'
import { businessDetails, businessFields, businessRow } from './business.ts'
import { clientTypes, invoiceDeliveries, invoiceGroupings, paymentTerms } from './choices.ts'
import { clientLabels } from '../rules/client-labels.ts'

/** Fields that need a right of their own to change; the credit limit also to be seen. */
export const clientFieldRights = {
  credit_limit_cents: 'clients:credit',
  credit_hold: 'clients:credit',
  credit_hold_reason: 'clients:credit',
  gst_switch: 'clients:gst',
  gst_reason: 'clients:gst',
} as const satisfies Record<string, Permission>

/** A client in a list. */
export const ClientRow = z
  .object({
    ...businessRow,
    client_no: z.string(),
    abn: z.string().nullable(),
    client_type: z.enum(clientTypes),
    email: z.string(),
    payment_terms: z.enum(paymentTerms),
    /** null for clients without a limit. */
    credit_limit_cents: seenBy(z.number().nullable(), clientFieldRights.credit_limit_cents),
    credit_hold: z.number(),
    account_manager_id: z.number().nullable(),
    account_manager: z.string().nullable(),
    primary_contact: z.string().nullable(),
    created_at: z.string(),
    /** null where the viewer does not read the client’s invoices. */
    owing_cents: seenBy(z.number().nullable(), 'invoices:totals'),
    overdue_cents: seenBy(z.number().nullable(), 'invoices:totals'),
  })
  .meta({ id: 'ClientRow' })
export type ClientRow = z.output<typeof ClientRow>

/** What clients owe together. */
export const ClientSums = z
  .object({
    owing_cents: seenBy(z.number(), 'invoices:totals'),
    overdue_cents: seenBy(z.number(), 'invoices:totals'),
  })
  .meta({ id: 'ClientSums' })

/** A client, in full. */
export const Client = ClientRow.omit({ owing_cents: true, overdue_cents: true })
  .extend({
    ...businessDetails,
    acn: z.string().nullable(),
    gst_switch: z.number(),
    gst_reason: z.string().nullable(),
    website: z.string().nullable(),
    credit_hold_reason: seenBy(z.string().nullable(), clientFieldRights.credit_hold_reason),
    /** The reason for everyone who sees the client, without amounts they may not see. */
    hold_words: z.string().nullable(),
    po_required: z.number(),
    one_invoice_per: z.enum(invoiceGroupings),
    invoice_emails: z.array(z.string()),
    statement_email: z.string().nullable(),
    docket_copy_email: z.string().nullable(),
    invoice_delivery: z.enum(invoiceDeliveries),
    sop_construction_contract: z.number(),
    retention_percent: z.number().nullable(),
    retention_cap_percent: z.number().nullable(),
    source: z.string().nullable(),
    archived_by_name: z.string().nullable(),
  })
  .meta({ id: 'Client' })
export type Client = z.output<typeof Client>

/** One invoice per address, however often it was typed. */
const withoutRepeats = (addresses: string[]): string[] => [...new Set(addresses)]

const fields = z.object({
  ...businessFields(clientLabels),
  abn: optionalAbn(),
  acn: optionalAcn(),
  client_type: oneOf(clientLabels.client_type, clientTypes),
  email: email(),
  website: optionalWebsite(),
  gst_switch: yesNo(),
  gst_reason: optionalText(clientLabels.gst_reason, { max: 200 }),
  credit_limit_cents: optionalCents(clientLabels.credit_limit_cents),
  credit_hold: yesNo(),
  credit_hold_reason: optionalText(clientLabels.credit_hold_reason, { max: 200 }),
  po_required: yesNo(),
  one_invoice_per: oneOf(clientLabels.one_invoice_per, invoiceGroupings),
  invoice_emails: z.array(email()).overwrite(withoutRepeats).max(10, 'Up to ten addresses.'),
  statement_email: optionalEmail(),
  docket_copy_email: optionalEmail(),
  invoice_delivery: oneOf(clientLabels.invoice_delivery, invoiceDeliveries),
  sop_construction_contract: yesNo(),
  retention_percent: optionalPercent(clientLabels.retention_percent),
  retention_cap_percent: optionalPercent(clientLabels.retention_cap_percent),
  account_manager_id: optionalReference(clientLabels.account_manager_id),
  source: optionalText(clientLabels.source, { max: 100 }),
})

/** A new client: name, type and email are required, the rest is optional. */
export const ClientInput = fields
  .partial()
  .extend(fields.pick({ name: true, client_type: true, email: true }).shape)
  .meta({ id: 'ClientInput' })
export type ClientInput = z.output<typeof ClientInput>

/** An edit: the version it is based on and the fields that changed. */
export const ClientPatch = fields.partial().extend({ version }).meta({ id: 'ClientPatch' })
export type ClientPatch = z.output<typeof ClientPatch>

export const duplicateReasons = ['abn', 'email', 'phone', 'name'] as const
export type DuplicateReason = (typeof duplicateReasons)[number]

/** A client that looks like a duplicate, and why. */
export const ClientDuplicate = z
  .object({
    id: z.number(),
    client_no: z.string(),
    name: z.string(),
    suburb: z.string().nullable(),
    archived_at: z.string().nullable(),
    reasons: z.array(z.enum(duplicateReasons)),
  })
  .meta({ id: 'ClientDuplicate' })
export type ClientDuplicate = z.output<typeof ClientDuplicate>
