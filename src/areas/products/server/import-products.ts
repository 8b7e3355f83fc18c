import { entryOf } from '#platform/server/change/open-record.ts'
import { importColumns } from '#platform/server/imports/import-columns.ts'
import { importKind, importedEntry } from '#platform/server/imports/import-kind.ts'
import { namesOf } from '#platform/server/imports/names.ts'
import { chargeUnitWords, gstCodeWords } from '#shared/units.ts'
import { ProductInput, productFieldRights } from '../contract/product.ts'
import { productLabels, productNoun } from '../rules/product-labels.ts'
import { productCategoryWords } from '../rules/product-words.ts'
import { productColumns } from './create-product.ts'
import { insertPrices } from './price-store.ts'
import { codeInUse, productRecord } from './product-record.ts'
import { findCodeHolders, insertProducts, listCategoryNames } from './product-store.ts'

type References = { categories: ReturnType<typeof namesOf> }

const { text, number, price, yesNo, choice, record } = importColumns(productLabels)

export const productImport = importKind<ProductInput, ReturnType<typeof productColumns>, References>({
  kind: 'product',
  noun: productNoun,
  right: 'products:write',
  read: 'products:read',
  columns: [
    text('code', 'HIRE-EX5'),
    text('name', 'Excavator 5T with operator'),
    choice(productCategoryWords)('category', 'Hire'),
    choice(chargeUnitWords)('unit', chargeUnitWords.hour),
    price('sell_price_cents', '145.00'),
    price('buy_price_cents', '', productFieldRights.buy_price_cents),
    text('description', ''),
    choice(gstCodeWords)('gst_code', gstCodeWords.GST),
    number('min_quantity', '4'),
    yesNo('levy_applies', 'Yes'),
    record<References>(({ categories }) => categories)('asset_category_id', 'Excavator 5T'),
    text('material_type', ''),
    number('sort', '10'),
    yesNo('is_active', 'Yes'),
    text('income_account', '200'),
    text('expense_account', ''),
  ],
  schema: ProductInput,
  references: async ({ db }) => ({ categories: namesOf('category', await listCategoryNames(db)) }),
  prepare: (input, { viewer }) => productColumns(input, viewer),
  unique: [
    {
      field: 'code',
      of: ({ code }) => code.toLowerCase(),
      inUse: async (db, codes) => {
        const holders = await findCodeHolders(db, codes)
        return new Map(holders.map(({ code, name }) => [code.toLowerCase(), codeInUse(name)]))
      },
    },
  ],
  insert: async ({ tx, today }, rows) => {
    const products = await insertProducts(
      tx,
      rows.map(({ sell_price_cents: _sell, buy_price_cents: _buy, ...fields }) => fields),
    )
    const prices = products.map(({ id }, at) => ({
      product_id: id,
      sell_price_cents: rows[at]?.sell_price_cents ?? 0,
      buy_price_cents: rows[at]?.buy_price_cents ?? null,
      valid_from: today,
    }))
    await insertPrices(tx, prices)
    return products.map((product, at) => {
      const { sell_price_cents, buy_price_cents } = prices[at] ?? {}
      const after = { ...product, sell_price_cents, buy_price_cents }
      return { id: product.id, entry: importedEntry(entryOf(productRecord, product), after) }
    })
  },
  table: 'product',
  parts: ['product_price'],
  label: ({ name }) => String(name),
})
