import type { LineKind } from '../contract/choices.ts'

interface Line {
  kind: LineKind
  quantity: number
  min_quantity?: number | null | undefined
}

/** How much of a line is charged, in its unit: what was typed, and no less than the line's own minimum. */
export const chargedQuantity = ({ kind, quantity, min_quantity }: Line): number =>
  kind === 'text' ? quantity : Math.max(quantity, min_quantity ?? 0)
