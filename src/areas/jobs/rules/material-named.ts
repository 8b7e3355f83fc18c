const wordsOf = (text: string): string[] => text.toLowerCase().match(/[a-z0-9]+/g) ?? []
const joining = ['and', 'or', 'with', 'of']

/**
 * The material that a new rate's description names, to start with: of those all of whose words it has, the one with the
 * most, so that `Tip fee, Cat C with PFAS` is not for Cat C. Null where it names none, or two alike.
 */
export function materialNamed(description: string, materials: readonly string[]): string | null {
  const said = wordsOf(description)
  const found = materials
    .map((material) => ({ material, words: wordsOf(material).filter((word) => !joining.includes(word)) }))
    .filter(({ words }) => words.length > 0 && words.every((word) => said.includes(word)))
  const most = Math.max(0, ...found.map(({ words }) => words.length))
  const best = found.filter(({ words }) => words.length === most)
  return best.length === 1 ? (best[0]?.material ?? null) : null
}
