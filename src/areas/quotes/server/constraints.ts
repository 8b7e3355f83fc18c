import type { ConstraintMessages } from '#platform/server/http/database-refusal.ts'
import { notAChoice } from '#shared/text.ts'
import { quoteLabels } from '../rules/quote-labels.ts'

export const quoteConstraints: ConstraintMessages = {
  quote_sales_user_id_fkey: {
    field: 'sales_user_id',
    message: notAChoice(quoteLabels.sales_user_id),
  },
  quote_line_product_id_fkey: { message: 'A product on one of the lines no longer exists. Choose another.' },
  quote_line_asset_category_id_fkey: {
    message: 'A category on one of the lines no longer exists. Choose another.',
  },
  quote_line_charged_quantity: { message: 'A line cannot be charged for less than its quantity.' },
  quote_check: { field: 'valid_until', message: 'Valid until must be on or after the quote date.' },
  quote_check1: { field: 'client_id', message: 'Choose who the quote is for.' },
  quote_check2: { field: 'discount_value', message: 'A discount cannot be more than 100%.' },
  quote_check3: { field: 'discount_type', message: 'Choose the type of discount.' },
  quote_check5: { field: 'reason', message: 'Enter the reason for declining.' },
  quote_check6: { message: 'An accepted quote cannot be archived.' },
  quote_latest: { message: 'Someone else just made a new version of this quote. Reload the page.' },
  quote_quote_no_revision_key: {
    message: 'Someone else just made a new version of this quote. Reload the page.',
  },
  quote_acceptance_pkey: { message: 'This quote is already accepted.' },
  quote_acceptance_check: { message: 'Sign to accept.' },
  quote_acceptance_check1: { message: 'Enter how the client accepted, or add a document.' },
}
