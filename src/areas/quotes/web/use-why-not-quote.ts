import { useWhyNot } from '#platform/web/refusals/why-not.ts'

/** Why this person may not write a quote, which also takes the right to see its prices; undefined when they may. */
export function useWhyNotQuote(): string | undefined {
  const whyNot = useWhyNot()
  return whyNot('quotes:write') ?? whyNot('quotes:prices')
}
