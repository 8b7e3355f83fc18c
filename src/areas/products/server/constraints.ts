import type { ConstraintMessages } from '#platform/server/http/database-refusal.ts'
import { notAChoice } from '#shared/text.ts'
import { productLabels } from '../rules/product-labels.ts'

export const productConstraints: ConstraintMessages = {
  product_asset_category_id_fkey: {
    field: 'asset_category_id',
    message: notAChoice(productLabels.asset_category_id),
  },
  product_code: { field: 'code', message: 'Another product already has this code.' },
  product_price_pkey: { field: 'valid_from', message: 'There is already a price from that day.' },
}
