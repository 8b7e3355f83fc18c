import * as z from 'zod'
import {
  endpoint,
  exportQuery,
  idParams,
  listQuery,
  notExported,
  version,
} from '#platform/contract/endpoint.ts'
import { localDate } from '#platform/contract/date-fields.ts'
import { idParam, text } from '#platform/contract/fields.ts'
import { productCategories } from './choices.ts'
import { Product, ProductInput, ProductPatch, ProductRow } from './product.ts'
import { PriceInput, ProductPrice } from './product-price.ts'

const topic = 'product'
const reason = text('Reason', { max: 200 })
const many = z.object({
  ids: z.array(z.number().int().positive()).min(1, 'Choose a product.').max(200, 'Choose 200 at most.'),
})

/** By category is the price book: in each category by the place that people gave. */
/** `match`: what begins with the words that are searched for comes first. */
export const productFilters = listQuery(['code', 'name', 'category', 'match', 'created_at'], 'code').extend({
  category: z.enum(productCategories).optional(),
  asset_category_id: idParam.optional(),
  material_type: z.string().trim().max(120).optional(),
  is_active: z.enum(['0', '1']).optional(),
})
export type ProductFilters = z.output<typeof productFilters>
/** What narrows a list or an export. */
export type ProductNarrowing = Omit<ProductFilters, keyof typeof notExported>

export const productEndpoints = {
  listProducts: endpoint({
    method: 'GET',
    path: '/api/products',
    permission: 'products:read',
    summary: 'List products with the price of today.',
    topic,
    list: true,
    query: productFilters,
    output: ProductRow,
  }),
  exportProducts: endpoint({
    method: 'GET',
    path: '/api/products/export',
    permission: 'products:export',
    summary: 'All products that a filter finds with the price of today, as CSV or Excel.',
    download: true,
    query: productFilters.omit(notExported).extend(exportQuery),
    output: z.string(),
  }),
  getProduct: endpoint({
    method: 'GET',
    path: '/api/products/:id',
    permission: 'products:read',
    summary: 'One product with the price of today.',
    topic,
    params: idParams,
    output: Product,
  }),
  createProduct: endpoint({
    method: 'POST',
    path: '/api/products',
    permission: 'products:write',
    summary: 'Make a product, priced from today.',
    topic,
    body: ProductInput,
    output: Product,
    message: 'Product saved.',
  }),
  editProduct: endpoint({
    method: 'PATCH',
    path: '/api/products/:id',
    permission: 'products:write',
    summary: 'Change fields of a product.',
    topic,
    params: idParams,
    body: ProductPatch,
    output: Product,
    message: 'Product saved.',
  }),
  archiveProduct: endpoint({
    method: 'POST',
    path: '/api/products/:id/archive',
    permission: 'products:write',
    summary: 'Archive a product.',
    topic,
    params: idParams,
    body: z.object({ version: version.optional(), reason }),
    output: Product,
    message: 'Product archived.',
  }),
  restoreProduct: endpoint({
    method: 'POST',
    path: '/api/products/:id/restore',
    permission: 'products:write',
    summary: 'Bring an archived product back.',
    topic,
    params: idParams,
    body: z.object({ version: version.optional() }),
    output: Product,
    message: 'Product restored.',
  }),
  archiveProducts: endpoint({
    method: 'POST',
    path: '/api/products/archive',
    permission: 'products:write',
    summary: 'Archive several products at once: all or none.',
    topic,
    body: many.extend({ reason }),
    output: z.object({ archived: z.number() }),
    message: 'Products archived.',
  }),
  restoreProducts: endpoint({
    method: 'POST',
    path: '/api/products/restore',
    permission: 'products:write',
    summary: 'Bring several archived products back at once: all or none.',
    topic,
    body: many,
    output: z.object({ restored: z.number() }),
    message: 'Products restored.',
  }),

  listPrices: endpoint({
    method: 'GET',
    path: '/api/products/:id/prices',
    permission: 'products:read',
    summary: 'The prices that a product had, has and will have, the latest first.',
    topic,
    params: idParams,
    output: z.array(ProductPrice),
  }),
  setPrice: endpoint({
    method: 'POST',
    path: '/api/products/:id/prices',
    permission: 'products:write',
    summary: 'Price a product from today or from a day to come.',
    topic,
    params: idParams,
    body: PriceInput,
    output: ProductPrice,
    message: 'Price saved.',
  }),
  removePrice: endpoint({
    method: 'POST',
    path: '/api/products/:id/prices/remove',
    permission: 'products:write',
    summary: 'Remove a price that has not begun.',
    topic,
    params: idParams,
    body: z.object({ valid_from: localDate('From') }),
    output: Product,
    message: 'Price removed.',
  }),
}
