import { formatMoney } from '#shared/money.ts'
import { ExactMoney } from './Money.tsx'
import css from './PricedLines.module.css'

interface PricedLine {
  description: string
  /** How much of it at what price, where that is said apart. */
  quantity_words?: string
  amount_cents: number
  /** What led to the amount; those with cents add up to it. */
  steps: readonly { words: string; cents: number }[]
}

/** What something comes to: each line with its steps, and the total before GST. */
export function PricedLines({ lines, total_cents }: { lines: readonly PricedLine[]; total_cents: number }) {
  return (
    <>
      <ol className={css.lines}>
        {lines.map(({ description, quantity_words, amount_cents, steps }, at) => (
          <li key={`${at} ${description}`}>
            <div className={css.line}>
              <strong>{description}</strong>
              <ExactMoney cents={amount_cents} />
            </div>
            {quantity_words !== undefined && <p className={css.quantity}>{quantity_words}</p>}
            <ul className={css.steps}>
              {steps.map(({ words, cents }, step) => (
                <li key={`${step} ${words}`}>
                  <span>{words}</span>
                  {cents !== 0 && <span>{formatMoney(cents)}</span>}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
      {lines.length === 0 && <p>Nothing is charged.</p>}
      <div className={css.total}>
        <span>Total, before GST</span>
        <ExactMoney cents={total_cents} />
      </div>
    </>
  )
}
