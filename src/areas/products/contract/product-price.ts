import * as z from 'zod'
import { localDate } from '#platform/contract/date-fields.ts'
import { optionalUnitPrice, unitPrice } from '#platform/contract/fields.ts'
import { seenBy } from '#platform/contract/seen-by.ts'
import { priceLabels } from '../rules/price-labels.ts'
import { productLabels as labels } from '../rules/product-labels.ts'
import { productFieldRights } from './product.ts'

export const priceTimes = ['past', 'today', 'upcoming'] as const
export type PriceTime = (typeof priceTimes)[number]

export const priceBeginnings = ['before', 'today', 'later'] as const
export type PriceBegins = (typeof priceBeginnings)[number]

/** What a product sells for and costs from a day on, until the day of its next price. */
export const ProductPrice = z
  .object({
    valid_from: z.string(),
    /** The last day; null while there is no later price. */
    valid_to: z.string().nullable(),
    time: z.enum(priceTimes),
    /** By the business clock: decides what may still be done with it. */
    begins: z.enum(priceBeginnings),
    sell_price_cents: z.number(),
    buy_price_cents: seenBy(z.number().nullable(), productFieldRights.buy_price_cents),
    margin_percent: seenBy(z.number().nullable(), productFieldRights.buy_price_cents),
    set_by: z.string().nullable(),
    set_at: z.string(),
  })
  .meta({ id: 'ProductPrice' })
export type ProductPrice = z.output<typeof ProductPrice>

/** A price from today or a future day. Without a buy price, that day's stays. */
export const PriceInput = z
  .object({
    valid_from: localDate(priceLabels.valid_from),
    sell_price_cents: unitPrice(labels.sell_price_cents),
    buy_price_cents: optionalUnitPrice(labels.buy_price_cents),
  })
  .meta({ id: 'PriceInput' })
export type PriceInput = z.output<typeof PriceInput>
