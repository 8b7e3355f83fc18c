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

function PriceOf({ price }: { price: Price }) {
  const { rate, lines, flags, without_surcharge, total_cents } = price
  return (
    <>
      <p className={css.rate}>
        {rate.rate_cents === null
          ? 'There is no rate for this hire: add one to a rate card or to the price list.'
          : `${rate.source}: ${formatUnitPrice(rate.rate_cents)} ${perUnitWords[rate.unit]}. ${rate.why ?? ''}`}
      </p>
      {without_surcharge.length > 0 && <p className={css.rate}>{without_surcharge.join(' ')}</p>}
      {flags.length > 0 && (
        <Notice tone="warning">
          Not charged:
          <Lines lines={flags} />
        </Notice>
      )}
      <PricedLines
        lines={lines.map((line) => ({ ...line, ...quantityWords(line) }))}
        total_cents={total_cents}
      />
    </>
  )
}

/** Nothing for one price, which the steps say. */
function quantityWords({ quantity, unit, unit_price_cents }: Price['lines'][number]) {
  const amount = amountText(quantity, unit)
  if (unit_price_cents === null) return { quantity_words: `${amount}, without a price` }
  if (unit === 'fixed' && quantity === 1) return {}
  return { quantity_words: `${amount} at ${formatUnitPrice(unit_price_cents)} ${perUnitWords[unit]}` }
}
