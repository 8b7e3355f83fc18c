/** A copy's name, which none of `taken` has: “Copy of Truck prestart”, then “Copy 2 of …”. */
export function copyName(name: string, taken: readonly string[]): string {
  const inUse = new Set(taken.map((one) => one.toLowerCase()))
  for (let no = 1; ; no++) {
    const copy = `Copy ${no > 1 ? `${no} ` : ''}of ${name}`.slice(0, 120)
    if (!inUse.has(copy.toLowerCase())) return copy
  }
}
