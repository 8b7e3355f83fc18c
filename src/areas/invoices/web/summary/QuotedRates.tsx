import { IconPercentage, IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSave } from '#platform/web/forms/use-save.ts'
import { formatMoney, formatUnitPrice } from '#shared/money.ts'
import { plural } from '#shared/text.ts'
import { amountText } from '#shared/units.ts'
import { ActionGroup, ActionList, ActionRow } from '#ui/parts/ActionRow.tsx'
import { Button } from '#ui/parts/Button.tsx'
import { ExactMoney } from '#ui/parts/Money.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { invoiceEndpoints as calls } from '../../contract/endpoints.ts'
import type { Invoice } from '../../contract/invoice.ts'
import type { QuotedRate } from '../../contract/quoted-rate.ts'
import type { Claimed } from '../../rules/progress-claim.ts'
import { confirmMore } from '../confirm-more.ts'
import { ClaimDialog } from '../lines/ClaimDialog.tsx'
import { quotedRatesQuery } from '../queries.ts'

/** What was quoted for a draft's job and is not charged yet: one click adds it, or a part of a fixed price. */
export function QuotedRates({ invoice: { id, version, lines } }: { invoice: Invoice }) {
  const { data: rates = [] } = useQuery(quotedRatesQuery(id))
  const [claiming, setClaiming] = useState<QuotedRate>()
  const { save, saving, submitError } = useSave(calls.addQuotedRates, {
    confirmOverride: confirmMore,
    invalidates: ['invoice', 'docket'],
    saved: (invoice) => `${plural(invoice.lines.length - lines.length, 'line')} added`,
  })
  const add = (job_rate_ids: number[]) => save({ params: { id }, body: { version, job_rate_ids } })
  const claim = async (job_rate_id: number, part: Claimed) => {
    const added = await save({ params: { id }, body: { version, claims: [{ job_rate_id, ...part }] } })
    if (added) setClaiming(undefined)
  }
  const all = rates.map((rate) => rate.id)
  return (
    <>
      {submitError && !claiming && <Notice tone="danger">{submitError}</Notice>}
      {rates.length > 0 && (
        <ActionList>
          <ActionGroup
            title="Agreed but not charged yet"
            count={rates.length}
            hasAmounts
            all={
              rates.length > 1 && (
                <Button variant="quiet" loading={saving} onClick={() => void add(all)}>
                  Add all {rates.length}
                </Button>
              )
            }
          >
            {rates.map((rate) => (
              <ActionRow
                key={rate.id}
                what={rate.description}
                where={wordsOf(rate)}
                reason={
                  rate.agreed_cents != null && (
                    <Button
                      variant="quiet"
                      icon={<IconPercentage aria-hidden />}
                      onClick={() => setClaiming(rate)}
                    >
                      Claim part
                      <span className="visually-hidden">: {rate.description}</span>
                    </Button>
                  )
                }
                amount={rate.left_cents !== undefined && <ExactMoney cents={rate.left_cents} />}
                action={
                  <Button
                    icon={<IconPlus aria-hidden />}
                    loading={saving}
                    onClick={() => void add([rate.id])}
                  >
                    Add line
                    <span className="visually-hidden">: {rate.description}</span>
                  </Button>
                }
              />
            ))}
          </ActionGroup>
        </ActionList>
      )}
      {claiming && (
        <ClaimDialog
          price={{
            description: claiming.description,
            agreed_cents: claiming.agreed_cents ?? 0,
            left_cents: claiming.left_cents ?? 0,
          }}
          error={submitError}
          onClaim={(part) => claim(claiming.id, part)}
          onClose={() => setClaiming(undefined)}
        />
      )}
    </>
  )
}

/** `4 at $12.50`, or of a fixed price `of $50,000.00`; without its price for those who do not see it. */
function wordsOf({ quantity, unit, unit_price_cents, agreed_cents }: QuotedRate): string {
  if (agreed_cents != null) return `of ${formatMoney(agreed_cents)}`
  return [amountText(quantity, unit), unit_price_cents !== undefined && formatUnitPrice(unit_price_cents)]
    .filter(Boolean)
    .join(' at ')
}
