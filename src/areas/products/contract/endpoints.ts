import * as z from 'zod'
import { recordEndpoints } from '#platform/contract/record-endpoints.ts'
import { endpoint, exportQuery, idParams, listQuery, notExported } from '#platform/contract/endpoint.ts'
import { localDate } from '#platform/contract/date-fields.ts'
import { idParam } from '#platform/contract/fields.ts'
import { priceLabels } from '../rules/price-labels.ts'
import { productNoun } from '../rules/product-labels.ts'
import { productCategories } from './choices.ts'
import { Product, ProductInput, ProductPatch, ProductRow } from './product.ts'
import { PriceInput, ProductPrice } from './product-price.ts'

const topic = 'product'
const products = recordEndpoints({ noun: productNoun, path: '/api/products', topic })

/**
 * `category` sorts as the price book: in each category by the place that people gave. `match`: what begins with the
 * words that are searched for comes first.
 */
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
  listProducts: products.list({
    permission: 'products:read',
    summary: 'List products with today’s prices.',
    query: productFilters,
    output: ProductRow,
  }),
  exportProducts: products.export({
    permission: 'products:export',
    summary: 'Export the filtered products with today’s prices as CSV or Excel.',
    query: productFilters.omit(notExported).extend(exportQuery),
  }),
  getProduct: products.get({
    permission: 'products:read',
    summary: 'One product with today’s price.',
    output: Product,
  }),
  createProduct: products.create({
    permission: 'products:write',
    summary: 'Add a product, priced from today.',
    body: ProductInput,
    output: Product,
  }),
  editProduct: products.edit({
    permission: 'products:write',
    summary: 'Change fields of a product.',
    body: ProductPatch,
    output: Product,
  }),
  archiveProducts: products.archiveMany('products:write'),
  restoreProducts: products.restoreMany('products:write'),

  listPrices: endpoint({
    method: 'GET',
    path: '/api/products/:id/prices',
    permission: 'products:read',
    summary: 'A product’s past, current and upcoming prices, latest first.',
    topic,
    params: idParams,
    output: z.array(ProductPrice),
  }),
  setPrice: endpoint({
    method: 'POST',
    path: '/api/products/:id/prices',
    permission: 'products:write',
    summary: 'Set a product’s price from today or a later day.',
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
    summary: 'Remove a price that has not started.',
    topic,
    params: idParams,
    body: z.object({ valid_from: localDate(priceLabels.valid_from) }),
    output: Product,
    message: 'Price removed.',
  }),
}
