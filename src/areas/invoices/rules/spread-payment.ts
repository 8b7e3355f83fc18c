/** Each invoice's part of a payment: the first ones are paid in full, in the given order. */
export function spreadPayment(received_cents: number, owing_cents: readonly number[]): number[] {
  let left = received_cents
  return owing_cents.map((owing) => {
    const part = Math.max(Math.min(left, owing), 0)
    left -= part
    return part
  })
}
