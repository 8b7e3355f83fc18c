/** The list with one item moved by some places (back when negative), as far as possible. */
export function moveItem<T>(list: readonly T[], at: number, by: number): T[] {
  const rest = list.toSpliced(at, 1)
  const to = Math.min(Math.max(at + by, 0), rest.length)
  return rest.toSpliced(to, 0, ...list.slice(at, at + 1))
}
