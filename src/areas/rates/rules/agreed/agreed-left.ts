import { thousandths } from '#shared/units.ts'

/** A price agreed on a job: a fixed price, float, toll or day rate. */
export interface AgreedLine {
  readonly id: number
  readonly quantity: number
}
/** What was counted of one: on dockets, or on invoices less what was credited. */
export interface CountedOf {
  readonly agreed_id: number
  readonly quantity: number
}
export interface AgreedProgress {
  id: number
  agreed: number
  done: number
  billed: number
  /** To bill: never below 0. */
  left: number
  /** Billed beyond what was agreed. */
  over: number
}

/** What was agreed once is charged once: each agreed line with what is done, billed and left of it. */
export function agreedLeft(
  agreed: readonly AgreedLine[],
  { done, billed }: { done: readonly CountedOf[]; billed: readonly CountedOf[] },
): AgreedProgress[] {
  const [doneOf, billedOf] = [sumsOf(done), sumsOf(billed)]
  return agreed.map(({ id, quantity }) => {
    const [total, before] = [thousandths(quantity), billedOf.get(id) ?? 0]
    return {
      id,
      agreed: total / 1000,
      done: (doneOf.get(id) ?? 0) / 1000,
      billed: before / 1000,
      left: Math.max(0, total - before) / 1000,
      over: Math.max(0, before - total) / 1000,
    }
  })
}

function sumsOf(counted: readonly CountedOf[]): Map<number, number> {
  const sums = new Map<number, number>()
  for (const { agreed_id, quantity } of counted)
    sums.set(agreed_id, (sums.get(agreed_id) ?? 0) + thousandths(quantity))
  return sums
}
