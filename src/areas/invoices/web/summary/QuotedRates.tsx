import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatUnitPrice } from '#shared/money.ts'
import { plural } from '#shared/text.ts'
import { type ChargeUnit, amountText } from '#shared/units.ts'
import { ActionGroup, ActionList, ActionRow } from '#ui/parts/ActionRow.tsx'
import { Button } from '#ui/parts/Button.tsx'
import { ExactMoney } from '#ui/parts/Money.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { invoiceEndpoints as calls } from '../../contract/endpoints.ts'
import type { Invoice } from '../../contract/invoice.ts'
import { totalOfLine } from '../../rules/invoice-totals.ts'
import { quotedRatesQuery } from '../queries.ts'
import { useInvoiceVerb } from '../use-invoice-verb.ts'

/** What was quoted for a draft's job and is not charged yet: one click adds it. */
export function QuotedRates({ invoice: { id, version } }: { invoice: Invoice }) {
  const { data: rates = [] } = useQuery(quotedRatesQuery(id))
  const { run, error } = useInvoiceVerb()
  // Until the record is fresh again: a second click would meet a conflict with the first.
  const [isAdding, setIsAdding] = useState(false)
  const add = async (job_rate_ids: number[]) => {
    setIsAdding(true)
    await run(
      calls.addQuotedRates,
      { params: { id }, body: { version, job_rate_ids } },
      `${plural(job_rate_ids.length, 'line')} added`,
    )
    setIsAdding(false)
  }
  const all = rates.map((rate) => rate.id)
  return (
    <>
      {error && <Notice tone="danger">{error}</Notice>}
      {rates.length > 0 && (
        <ActionList>
          <ActionGroup
            title="Quoted but not charged yet"
            count={rates.length}
            hasAmounts
            all={
              rates.length > 1 && (
                <Button variant="quiet" loading={isAdding} onClick={() => void add(all)}>
                  Add all {rates.length}
                </Button>
              )
            }
          >
            {rates.map(({ id: rate_id, description, quantity, unit, unit_price_cents }) => (
              <ActionRow
                key={rate_id}
                what={description}
                where={wordsOf(quantity, unit, unit_price_cents)}
                amount={
                  unit_price_cents !== undefined && (
                    <ExactMoney cents={totalOfLine({ quantity, unit_price_cents })} />
                  )
                }
                action={
                  <Button
                    icon={<IconPlus aria-hidden />}
                    loading={isAdding}
                    onClick={() => void add([rate_id])}
                  >
                    Add line
                    <span className="visually-hidden">: {description}</span>
                  </Button>
                }
              />
            ))}
          </ActionGroup>
        </ActionList>
      )}
    </>
  )
}

/** `4 at $12.50`; without its price for those who do not see it. */
const wordsOf = (quantity: number, unit: ChargeUnit, unit_price_cents: number | undefined): string =>
  [amountText(quantity, unit), unit_price_cents !== undefined && formatUnitPrice(unit_price_cents)]
    .filter(Boolean)
    .join(' at ')
