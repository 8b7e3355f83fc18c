interface Item {
  label: string
  disabledReason?: string
}

const noLonger = 'No longer possible'

/**
 * The items of an open menu when what they act on has changed meanwhile: each stays in its place, since one that moves
 * under the pointer is pressed by mistake. One that is no longer there is disabled, and new ones come last.
 */
export function steadyItems<I extends Item>(opened: readonly I[], current: readonly I[]): I[] {
  const left = [...current]
  const stayed = opened.map((old) => {
    const at = left.findIndex(({ label }) => label === old.label)
    return at < 0 ? { ...old, disabledReason: noLonger } : (left.splice(at, 1)[0] ?? old)
  })
  return [...stayed, ...left]
}
