import { formatUnitPrice } from '#shared/money.ts'
import { amountText, perUnitWords } from '#shared/units.ts'
import { Lines } from '#ui/parts/Lines.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { PricedLines } from '#ui/parts/PricedLines.tsx'
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
          <PriceOf price={price} />
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

function PriceOf({ price: { rate, lines, flags, total_cents } }: { price: Price }) {
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
      <PricedLines
        lines={lines.map((line) => ({ ...line, quantity_words: quantityWords(line) }))}
        total_cents={total_cents}
      />
    </>
  )
}

const quantityWords = ({ quantity, unit, unit_price_cents }: Price['lines'][number]): string =>
  unit_price_cents === null
    ? `${amountText(quantity, unit)}, without a price`
    : `${amountText(quantity, unit)} at ${formatUnitPrice(unit_price_cents)} ${perUnitWords[unit]}`
