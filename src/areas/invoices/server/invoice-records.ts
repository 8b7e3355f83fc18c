import type { RecordType } from '#platform/server/change/record-registry.ts'
import { may } from '#platform/server/sessions/viewer.ts'
import { invoiceName } from '../rules/invoice-words.ts'
import { findCredit } from './credits/credit-store.ts'
import { invoicePath } from './invoice-path.ts'
import { findLabel } from './invoice-store.ts'
import { hiddenInvoiceFields } from './hidden-invoice-fields.ts'
import { invoiceSettingsRecord } from './settings-store.ts'

const invoice: RecordType = {
  type: 'invoice',
  title: 'Invoice',
  path: invoicePath,
  find: async (db, viewer, id) => {
    const found = may(viewer, 'invoices:read') ? await findLabel(db, viewer, id) : undefined
    if (!found) return null
    return {
      label: invoiceName(found),
      closed: found.status === 'Deleted' ? 'This draft is deleted.' : null,
    }
  },
  readRight: 'invoices:read',
  mayWrite: (viewer) => may(viewer, 'invoices:write'),
  hiddenFields: hiddenInvoiceFields,
  references: {
    client_id: 'client',
    job_id: 'job',
    company_id: 'company',
    approved_by: 'user',
    priced_by: 'user',
  },
}

/** A credit note's document is for those who see its invoice and its totals. It has no screen of its own. */
const creditNote: RecordType = {
  type: 'credit_note',
  title: 'Credit note',
  find: async (db, viewer, id) => {
    const note = may(viewer, 'invoices:totals') ? await findCredit(db, id) : undefined
    const of = note && (await invoice.find(db, viewer, note.invoice_id))
    return of ? { label: note.credit_note_no, closed: 'A credit note never changes.' } : null
  },
  readRight: 'invoices:totals',
  mayReadHistory: () => false,
  mayWrite: () => false,
}

export const invoiceRecords: readonly RecordType[] = [invoice, creditNote, invoiceSettingsRecord]
