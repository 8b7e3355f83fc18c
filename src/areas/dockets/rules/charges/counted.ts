import { type ChargeUnit, amountText } from '#shared/units.ts'

/** How a quantity was worked out, in words a client understands. */
export interface Explanation {
  rule: string
  input: string
  minimum: string | null
  rounding: string | null
  steps: string[]
}
/** A quantity and how it was worked out. */
export interface Counted {
  quantity: number
  explanation: Explanation
}

export function counted(
  rule: string,
  input: string,
  quantity: number,
  unit: ChargeUnit,
  steps: string[],
): Counted {
  const charged = `Charged: ${amountText(quantity, unit)}.`
  return { quantity, explanation: { rule, input, minimum: null, rounding: null, steps: [...steps, charged] } }
}
