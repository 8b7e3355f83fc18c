/**
 * An order's skills after its requirement's have changed: it gains and loses the same ones, and keeps those of its own.
 * Ids, each once and in order.
 */
export function followSkills(
  own: readonly number[],
  before: readonly number[],
  after: readonly number[],
): number[] {
  const kept = own.filter((id) => after.includes(id) || !before.includes(id))
  const gained = after.filter((id) => !before.includes(id) && !kept.includes(id))
  return [...kept, ...gained].toSorted((a, b) => a - b)
}
