import { Notice } from '#ui/parts/Notice.tsx'
import type { Quote } from '../../contract/quote.ts'
import { belowCost } from '../../rules/below-cost.ts'
import { pricedLine } from '../../rules/priced-line.ts'
import { quoteCan } from '../../rules/quote-status.ts'
import { underMinimum } from '../../rules/under-minimum.ts'

/** Before a quote goes out: which of its lines are below their minimum or, for those who see costs, their cost. */
export function LineWarnings({ quote }: { quote: Quote }) {
  const flags = quote.lines.map(pricedLine).flatMap((line, at) => {
    const words = [underMinimum(line), belowCost(line)].filter(Boolean)
    return words.length > 0 ? `Line ${at + 1}, ${line.description}: ${words.join(' ')}` : []
  })
  if (flags.length === 0 || quoteCan.edit(quote) !== true) return null
  return (
    <Notice tone="warning">
      {flags.map((flag) => (
        <div key={flag}>{flag}</div>
      ))}
    </Notice>
  )
}
