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
  client_check: { field: 'gst_reason', message: 'Enter the reason for no GST.' },
  client_check1: { field: 'credit_hold_reason', message: 'Enter the reason for the credit hold.' },
  client_contact_primary: {
    message: 'Someone else just chose the primary contact. Reload the page.',
  },
}
