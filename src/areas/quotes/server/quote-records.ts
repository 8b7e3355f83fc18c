import type { RecordType } from '#platform/server/change/record-registry.ts'
import { may } from '#platform/server/sessions/viewer.ts'
import { quoteName } from '../rules/quote-words.ts'
import { hiddenQuoteFields } from './present-quote.ts'
import { findQuote } from './quote-store.ts'
import { quoteSettingsRecord } from './settings-store.ts'

const quote: RecordType = {
  type: 'quote',
  title: 'Quote',
  path: (id) => `/dashboard/quotes/${id}/edit`,
  find: async (db, viewer, id) => {
    const found = may(viewer, 'quotes:read') ? await findQuote(db, id) : undefined
    if (!found) return null
    return {
      label: quoteName(found.quote_no, found.revision),
      client: found.client,
      closed: found.archived_at ? 'Restore this quote to change it.' : null,
    }
  },
  readRight: 'quotes:read',
  mayWrite: (viewer) => may(viewer, 'quotes:write'),
  hiddenFields: hiddenQuoteFields,
  references: {
    client_id: 'client',
    company_id: 'company',
    sales_user_id: 'user',
    approval_requested_by: 'user',
    approved_by: 'user',
    revises_id: 'quote',
  },
}

export const quoteRecords: readonly RecordType[] = [quote, quoteSettingsRecord]
