/** What each invoice gets of a payment: the first ones are paid whole, in the order that is given. */
export function spreadPayment(received_cents: number, owing_cents: readonly number[]): number[] {
  let left = received_cents
  return owing_cents.map((owing) => {
    const part = Math.max(Math.min(left, owing), 0)
    left -= part
    return part
  })
}
