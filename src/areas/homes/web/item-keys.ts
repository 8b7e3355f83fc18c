import type { HomeItem } from '../contract/home.ts'

/** A card's items, each with a key that it keeps when another leaves; of those with one link, by their order. */
export function keyedItems<Item extends Pick<HomeItem, 'link' | 'label'>>(items: readonly Item[]) {
  const counts = new Map<string, number>()
  return items.map((item) => {
    const of = item.link ?? item.label
    const count = (counts.get(of) ?? 0) + 1
    counts.set(of, count)
    return { key: `${of} ${count}`, item }
  })
}
