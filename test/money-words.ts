const words = 'rates?|margin|costs?|totals?|prices?|priced|discount|amount|budget'
const isKey = new RegExp(`_cents$|(^|_)(${words})(_|$)`)
const isHeading = new RegExp(`\\b(${words})\\b`, 'i')

/** Every key of an answer that names money, whatever its value. */
export function moneyKeysIn(answer: unknown): string[] {
  if (Array.isArray(answer)) return answer.flatMap(moneyKeysIn)
  if (answer === null || typeof answer !== 'object') return []
  return Object.entries(answer).flatMap(([key, value]) => [
    ...(isKey.test(key) ? [key] : []),
    ...moneyKeysIn(value),
  ])
}

/** Every amount in dollars, with the words before it. */
export const amountsIn = (text: string): string[] => text.match(/.{0,60}\$\s?\d[\d,.]*/g) ?? []

/** Every heading of an exported list that names money. */
export const moneyHeadingsIn = (csv: string): string[] =>
  (csv.split('\n')[0] ?? '').split(',').filter((heading) => isHeading.test(heading))
