import * as z from 'zod'
import { version } from '#platform/contract/endpoint.ts'
import {
  oneOf,
  optionalMinimum,
  optionalReference,
  optionalText,
  optionalUnitPrice,
  text,
  unitPrice,
  wholeNumber,
  yesNo,
} from '#platform/contract/fields.ts'
import { seenBy } from '#platform/contract/seen-by.ts'
import type { Permission } from '#shared/permissions.ts'
import { chargeUnits, gstCodes } from '#shared/units.ts'
import { productLabels as labels } from '../rules/product-labels.ts'
import { productCategories } from './choices.ts'

/** Fields that need a right of their own to be seen and set. */
export const productFieldRights = {
  buy_price_cents: 'products:cost',
} as const satisfies Record<string, Permission>

/** A product in a list, with today's price. */
export const ProductRow = z
  .object({
    id: z.number(),
    code: z.string(),
    name: z.string(),
    category: z.enum(productCategories),
    unit: z.enum(chargeUnits),
    gst_code: z.enum(gstCodes),
    /** Cents with at most two decimals; null before its first price starts. */
    sell_price_cents: z.number().nullable(),
    /** null when it has no cost of its own. */
    buy_price_cents: seenBy(z.number().nullable(), productFieldRights.buy_price_cents),
    /** Of the selling price, to one decimal; null when `buy_price_cents` is. */
    margin_percent: seenBy(z.number().nullable(), productFieldRights.buy_price_cents),
    /** The first day of today's price. */
    priced_from: z.string().nullable(),
    asset_category_id: z.number().nullable(),
    asset_category: z.string().nullable(),
    material_type: z.string().nullable(),
    min_quantity: z.number().nullable(),
    levy_applies: z.number(),
    is_active: z.number(),
    sort: z.number(),
    created_at: z.string(),
    archived_at: z.string().nullable(),
    version: z.number(),
  })
  .meta({ id: 'ProductRow' })
export type ProductRow = z.output<typeof ProductRow>

/** A product, in full. */
export const Product = ProductRow.extend({
  description: z.string().nullable(),
  income_account: z.string().nullable(),
  expense_account: z.string().nullable(),
  archive_reason: z.string().nullable(),
  updated_at: z.string(),
}).meta({ id: 'Product' })
export type Product = z.output<typeof Product>

const fields = z.object({
  code: text(labels.code, { max: 30 }),
  name: text(labels.name, { min: 2, max: 150 }),
  description: optionalText(labels.description, { max: 2000, lines: 40 }),
  category: oneOf(labels.category, productCategories),
  unit: oneOf(labels.unit, chargeUnits),
  gst_code: oneOf(labels.gst_code, gstCodes),
  asset_category_id: optionalReference(labels.asset_category_id),
  material_type: optionalText(labels.material_type, { max: 120 }),
  min_quantity: optionalMinimum(labels.min_quantity),
  levy_applies: yesNo(),
  is_active: yesNo(),
  sort: wholeNumber(labels.sort, { min: 0, max: 100_000 }),
  income_account: optionalText(labels.income_account, { max: 10 }),
  expense_account: optionalText(labels.expense_account, { max: 10 }),
})

/** The fields of an existing product; prices are changed separately. */
export const ProductFields = fields
export type ProductFields = z.output<typeof ProductFields>

/** A new product: code, name, category, unit and the price from today are required, the rest is optional. */
export const ProductInput = fields
  .partial()
  .extend(fields.pick({ code: true, name: true, category: true, unit: true }).shape)
  .extend({
    sell_price_cents: unitPrice(labels.sell_price_cents),
    buy_price_cents: optionalUnitPrice(labels.buy_price_cents),
  })
  .meta({ id: 'ProductInput' })
export type ProductInput = z.output<typeof ProductInput>

/** An edit: the version it is based on and the fields that changed. */
export const ProductPatch = fields.partial().extend({ version }).meta({ id: 'ProductPatch' })
export type ProductPatch = z.output<typeof ProductPatch>
