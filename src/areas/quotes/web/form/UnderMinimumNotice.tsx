import { Notice } from '#ui/parts/Notice.tsx'
import type { Quote } from '../../contract/quote.ts'
import { quoteCan } from '../../rules/quote-status.ts'
import { underMinimum } from '../../rules/under-minimum.ts'

/** Before a quote goes out: which of its lines are below their own minimum. */
export function UnderMinimumNotice({ quote }: { quote: Quote }) {
  const flags = quote.lines.flatMap((line, at) => {
    const words = underMinimum(line)
    return words ? `Line ${at + 1}, ${line.description}: ${words}` : []
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
