import type { DiscountType, LineKind } from '../contract/choices.ts'

/** `Q-000123`, or `Q-000123 revision 2` from the second on. */
export const quoteName = (quote_no: string, revision: number): string =>
  revision > 1 ? `${quote_no} revision ${revision}` : quote_no

export const lineKindWords = {
  service: 'Service',
  hire: 'Hire',
  material: 'Material',
  tip: 'Tip fee',
  float: 'Float',
  text: 'Text',
} as const satisfies Record<LineKind, string>

export const discountWords = {
  none: 'No discount',
  percent: 'Percent',
  amount: 'Amount',
} as const satisfies Record<DiscountType, string>
