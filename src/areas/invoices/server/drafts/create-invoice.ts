import { invalid } from '#platform/contract/app-error.ts'
import type { Change } from '#platform/server/change/change.ts'
import { nonNullFields } from '#platform/server/change/defined-fields.ts'
import { notAChoice } from '#shared/text.ts'
import type { InvoiceInput } from '../../contract/invoice.ts'
import { invoiceLabels } from '../../rules/invoice-labels.ts'
import { newInvoiceDefaults, jobOf } from './new-invoice-defaults.ts'
import type { StoredInvoice } from '../invoice-store.ts'
import { lineRows } from '../lines/line-rows.ts'
import { mayChoose, readInvoiceInputs } from './read-invoice-inputs.ts'
import { insertDraft, supplyOf } from './save-draft.ts'

/** Creates a draft by hand; what is left out comes from the client, its job and the settings. @throws as {@link insertDraft}. */
export async function createInvoice(change: Change, input: InvoiceInput): Promise<StoredInvoice> {
  const { lines: inputs = [], override, ...fields } = nonNullFields(input)
  const invoiceInputs = await readInvoiceInputs(change.tx, fields.client_id)
  if (!mayChoose(change.viewer, invoiceInputs.client))
    throw invalid({ client_id: notAChoice(invoiceLabels.client_id) })
  const job = await jobOf(change, fields)
  const lines = lineRows(inputs, { before: [], job_id: job?.id ?? null })
  const beginning = newInvoiceDefaults(change, fields, invoiceInputs)
  const po_number = job?.po_number ?? null
  const draft = { ...beginning, po_number, ...supplyOf(lines), ...fields }
  return insertDraft(change, draft, lines, invoiceInputs, override)
}
