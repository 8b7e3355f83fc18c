import type { DayFacts } from '#areas/rates/rules/facts.ts'
import { withDerived, workLines } from '#areas/rates/rules/price-day.ts'
import { type DocketPricing, type PricedLine, pricedLine } from './priced-lines.ts'
import {
  type Agreed,
  type LineBefore,
  type AgreedLine,
  chargedLine,
  asAgreed,
  untouched,
} from './agreed-line.ts'

/** What a docket is priced by: everything that it is charged by, and its machine’s day with the dockets that stand. */
export interface Pricing extends DocketPricing {
  day: DayFacts
}

/**
 * The lines of a docket, as agreed. What people agreed of its lines `before` stays; without any, agreed quantities are
 * for the lines as they are computed.
 */
export function agreedLines(
  pricing: Pricing,
  { before, agreed }: { before: readonly LineBefore[] | null; agreed: Agreed },
): AgreedLine[] {
  const computed = workLines(pricing.day, pricing.tariff).map((line) => pricedLine(line, pricing))
  const all = (agree: (line: PricedLine) => AgreedLine) => deriveLines(computed.map(agree), pricing, agree)
  const known = before ?? all(untouched).map((line, at) => ({ ...line, position: at + 1 }))
  return all(asAgreed(known, agreed))
}

/** Lines with the minimum and the levy that follow from them, as agreed. */
export const deriveLines = (
  lines: readonly AgreedLine[],
  pricing: Pricing,
  agree: (line: PricedLine) => AgreedLine,
): AgreedLine[] =>
  withDerived(lines, {
    ...pricing,
    charge: (line) => chargedLine(line, pricing.docket.docket_no),
    agree: (line) => agree(pricedLine(line, pricing)),
  })
