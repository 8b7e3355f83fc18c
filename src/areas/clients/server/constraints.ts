import type { ConstraintMessages } from '#platform/server/http/database-refusal.ts'
import { notAChoice } from '#shared/text.ts'
import { constructionTermsWords } from '../rules/construction-terms.ts'
import { clientLabels } from '../rules/client-labels.ts'

export const clientConstraints: ConstraintMessages = {
  client_account_manager_id_fkey: {
    field: 'account_manager_id',
    message: notAChoice(clientLabels.account_manager_id),
  },
  client_construction_terms: { field: 'payment_terms', message: constructionTermsWords },
  client_check: { field: 'gst_reason', message: 'Say why no GST is charged.' },
  client_check1: { field: 'credit_hold_reason', message: 'Say why the client is on credit hold.' },
  client_contact_primary: {
    message: 'Somebody else just chose the primary contact. Reload the page.',
  },
}
