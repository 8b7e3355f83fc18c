import { formatMoney, formatUnitPrice } from '#shared/money.ts'
import { amountText, perUnitWords } from '#shared/units.ts'
import { Lines } from '#ui/parts/Lines.tsx'
import { ExactMoney } from '#ui/parts/Money.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { EmptyState } from '#ui/parts/states.tsx'
import { Section } from '#ui/shells/Section.tsx'
import type { ShiftPrice as Price } from '../contract/shift.ts'
import css from './try-a-shift.module.css'

/** What a shift costs: each line with its steps, and what nothing charges. */
export function ShiftPrice({ price }: { price: Price | null }) {
  return (
    <div className={css.price} aria-live="polite">
      <Section title="Price">
        {price ? (
          <PricedLines price={price} />
        ) : (
          <EmptyState
            title="No price yet"
            text="Fill in the shift and price it to see each line and how it was worked out."
          />
        )}
      </Section>
    </div>
  )
}

function PricedLines({ price: { rate, lines, flags, total_cents } }: { price: Price }) {
  return (
    <>
      <p className={css.rate}>
        {rate.rate_cents === null
          ? 'There is no rate for this hire: add one to a rate card or to the price list.'
          : `${rate.source}: ${formatUnitPrice(rate.rate_cents)} ${perUnitWords[rate.unit]}. ${rate.why ?? ''}`}
      </p>
      {flags.length > 0 && (
        <Notice tone="warning">
          Not charged:
          <Lines lines={flags} />
        </Notice>
      )}
      <ol className={css.lines}>
        {lines.map((line, at) => (
          <li key={`${at} ${line.description}`}>
            <div className={css.line}>
              <strong>{line.description}</strong>
              <ExactMoney cents={line.amount_cents} />
            </div>
            <p className={css.quantity}>
              {line.unit_price_cents === null
                ? `${amountText(line.quantity, line.unit)}, without a price`
                : `${amountText(line.quantity, line.unit)} at ${formatUnitPrice(line.unit_price_cents)} ${perUnitWords[line.unit]}`}
            </p>
            <ul className={css.steps}>
              {line.steps.map(({ words, cents }, step) => (
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
