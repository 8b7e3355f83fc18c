import * as z from 'zod'
import { RichText } from '#platform/contract/rich-text.ts'

const Fact = z.object({ label: z.string(), value: z.string() })
/** Plain text, or terms as they are printed. */
const Text = z.union([z.string(), RichText])
const Passage = z.object({ heading: z.string().nullable(), text: Text })
const Party = z.object({ name: z.string(), lines: z.array(z.string()) })
/** A field docket shows the work, never what it costs. */
const noPrice = z.string().max(0)

/** A docket as the client signs it on the phone: the document view from `shared`, without prices. */
export const DocketView = z
  .object({
    title: z.string(),
    number: z.string(),
    mark: z.string().nullable(),
    seller: Party,
    buyer: Party,
    facts: z.array(Fact),
    intro: z.array(Passage),
    has_prices: z.boolean(),
    lines: z.array(
      z.object({
        description: z.string(),
        detail: z.string().nullable(),
        quantity: z.string(),
        unit: z.string(),
        unit_price: noPrice,
        total: noPrice,
        is_text: z.boolean(),
        is_left_out: z.boolean(),
      }),
    ),
    totals: z.array(Fact.extend({ is_grand: z.boolean() })),
    tables: z.array(
      z.object({
        heading: z.string(),
        columns: z.array(z.object({ label: z.string(), is_figure: z.boolean(), is_wide: z.boolean() })),
        rows: z.array(z.array(z.string())),
        total: z.array(z.string()),
      }),
    ),
    passages: z.array(Passage),
    footer: Text.nullable(),
    evidence: z
      .object({
        heading: z.string(),
        facts: z.array(Fact),
        statement: z.string(),
        has_signature: z.boolean(),
        has_own_page: z.boolean(),
      })
      .nullable(),
  })
  .meta({ id: 'DocketView' })
export type DocketView = z.output<typeof DocketView>
