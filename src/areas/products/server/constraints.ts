import type { ConstraintMessages } from '#platform/server/http/database-refusal.ts'

export const productConstraints: ConstraintMessages = {
  product_asset_category_id_fkey: {
    field: 'asset_category_id',
    message: 'Asset category is not one of the choices.',
  },
  product_code: { field: 'code', message: 'Another product already has this code.' },
  product_price_pkey: { field: 'valid_from', message: 'There is a price from that day already.' },
}
