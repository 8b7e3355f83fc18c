interface Item {
  label: string
  disabledReason?: string
}

const noLonger = 'No longer possible'

/**
 * The items of an open menu when what they act on has changed meanwhile: each stays in its place, since one that moves
 * under the pointer is pressed by mistake. Items no longer possible are disabled, new ones are added at the end.
 */
export function steadyItems<I extends Item>(opened: readonly I[], current: readonly I[]): I[] {
  const isKnown = new Set(opened.map(({ label }) => label))
  const stayed = opened.map(
    (old, at) =>
      [current[at], ...current].find((item) => item?.label === old.label) ?? {
        ...old,
        disabledReason: noLonger,
      },
  )
  return [...stayed, ...current.filter(({ label }) => !isKnown.has(label))]
}
