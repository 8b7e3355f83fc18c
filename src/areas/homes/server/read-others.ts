import type { OthersWork } from '../contract/home.ts'
import { othersWork } from '../rules/others-work.ts'
import type { FigureContext } from './home-figure.ts'

/** Cards without a list of their own are shown in full on the safety officer's home. */
const cardInFull = (key: string): string => `/safety_officer?all=${key}`

/** Work of other roles, one line a card; what nobody has to do is left out. */
export async function readOthers(context: FigureContext, keys: readonly string[]): Promise<OthersWork[]> {
  const lines = await Promise.all(
    keys.map(async (key): Promise<OthersWork[]> => {
      const { count, link, total_cents } = await context.sumOf(key)
      const words = othersWork[key]
      if (!words || count === 0) return []
      return [
        {
          key,
          words: words.words(count),
          who: words.who,
          count,
          total_cents,
          link: link ?? cardInFull(key),
        },
      ]
    }),
  )
  return lines.flat()
}
