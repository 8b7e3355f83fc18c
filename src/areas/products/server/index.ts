import { archiveRecords, restoreRecords } from '#platform/server/change/archive-records.ts'
import { editRecord } from '#platform/server/change/edit-record.ts'
import { exportList } from '#platform/server/export/export-list.ts'
import { plainRecordType } from '#platform/server/change/record-registry.ts'
import { answerWith } from '#platform/server/http/answer-with.ts'
import { serverArea } from '#platform/server/platform.ts'
import { productEndpoints } from '../contract/endpoints.ts'
import { productCan } from '../rules/product-rules.ts'
import { productConstraints } from './constraints.ts'
import { createProduct } from './create-product.ts'
import { productExport } from './export-products.ts'
import { productImport } from './import-products.ts'
import { hiddenProductFields, withMargin } from './present-product.ts'
import { productRecord, readProduct } from './product-record.ts'
import { findProduct, listProducts } from './product-store.ts'
import { readPrice, readPrices } from './read-prices.ts'
import { removePrice, setPrice } from './set-price.ts'

export { createProduct } from './create-product.ts'
export { priceOf } from './price-store.ts'
export { matchRank, matchesProduct } from './product-store.ts'
export { setPrice } from './set-price.ts'

const { changes, creates } = answerWith(({ tx, today }, id) => readProduct(tx, id, today))

export const productsArea = serverArea({
  endpoints: productEndpoints,

  handlers: ({ db, clock, write }) => ({
    listProducts: async ({ query }) => {
      const { rows, total } = await listProducts(db, query, clock.today())
      return { rows: rows.map((product) => withMargin(product)), total }
    },
    exportProducts: ({ viewer, query }) => exportList({ db, clock, write }, viewer, query, productExport),
    getProduct: ({ params }) => readProduct(db, params.id, clock.today()),

    createProduct: creates(createProduct),
    editProduct: changes((change, id, body) => editRecord(change, productRecord, id, body)),
    archiveProducts: ({ change, body }) => archiveRecords(change, productRecord, body),
    restoreProducts: ({ change, body }) => restoreRecords(change, productRecord, body),

    listPrices: ({ params }) => readPrices(db, params.id, clock.today()),
    setPrice: async ({ change, params, body }) => {
      await setPrice(change, params.id, body)
      return readPrice(change.tx, params.id, body.valid_from, change.today)
    },
    removePrice: changes((change, id, { valid_from }) => removePrice(change, id, valid_from)),
  }),

  imports: [productImport],

  records: [
    plainRecordType({
      record: productRecord,
      title: 'Product',
      path: (id) => `/dashboard/products/${id}/edit`,
      rights: { read: 'products:read', write: 'products:write' },
      find: (db, _, id) => findProduct(db, id),
      can: productCan,
      hiddenFields: hiddenProductFields,
      references: { asset_category_id: 'asset_category' },
    }),
  ],

  constraints: productConstraints,
})
