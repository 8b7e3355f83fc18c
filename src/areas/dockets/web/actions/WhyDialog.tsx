import { formatMoney } from '#shared/money.ts'
import { amountText } from '#shared/units.ts'
import { Dialog } from '#ui/dialogs/Dialog.tsx'
import { Facts } from '#ui/parts/Facts.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import type { DocketLine } from '../../contract/docket-line.ts'
import css from '../dockets.module.css'

/** How a line was worked out, as recorded when it was computed; for those who see prices, its price too. */
export function WhyDialog({ line, onClose }: { line: DocketLine; onClose: () => void }) {
  const { minimum, steps, price_steps = [] } = line.explanation
  const amount = (quantity: number) => amountText(quantity, line.unit)
  return (
    <Dialog title={`Why ${amount(line.quantity_agreed)}?`} onClose={onClose}>
      <div className={css.stack}>
        <Facts
          facts={[
            { label: 'Line', value: line.description },
            { label: 'Minimum', value: minimum },
          ]}
        />
        {steps.length + price_steps.length > 0 && (
          <ol className={css.steps}>
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
            {price_steps.map(({ words, cents }) => (
              <li key={words}>
                {words} {cents !== 0 && <strong>{formatMoney(cents)}</strong>}
              </li>
            ))}
          </ol>
        )}
        {line.quantity_agreed !== line.quantity_computed && (
          <Notice>
            {amount(line.quantity_agreed)} were agreed instead of {amount(line.quantity_computed)}:{' '}
            {line.reason}
          </Notice>
        )}
      </div>
    </Dialog>
  )
}
