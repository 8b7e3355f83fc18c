import { plural } from '#shared/text.ts'
import type { Duplicated } from '../contract/order.ts'

/** A repeat's outcome in short: '2 orders made, 1 filled, 1 left open'. */
export function repeatWords(results: readonly Pick<Duplicated, 'result'>[]): string {
  const count = (...kinds: Duplicated['result'][]) =>
    results.filter(({ result }) => kinds.includes(result)).length
  const parts = [
    { of: count('created', 'created without allocation'), words: 'made' },
    { of: count('filled'), words: 'filled' },
    { of: count('left open'), words: 'left open' },
    { of: count('refused'), words: 'refused' },
  ].filter(({ of }) => of > 0)
  return parts.map(({ of, words }, at) => `${at === 0 ? plural(of, 'order') : of} ${words}`).join(', ')
}
