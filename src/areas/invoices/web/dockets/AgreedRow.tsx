import { IconPercentage } from '@tabler/icons-react'
import { useId } from 'react'
import type { LeftToBill } from '#areas/chain/contract/left-to-bill.ts'
import { formatMoney } from '#shared/money.ts'
import { amountText } from '#shared/units.ts'
import { Button } from '#ui/parts/Button.tsx'
import { Checkbox } from '#ui/parts/Checkbox.tsx'
import { type Claimed, claimCents } from '../../rules/progress-claim.ts'
import css from '../invoices.module.css'

/** What an agreed line would bill now: all that is left, or a part of a fixed price. */
export const centsOf = ({ left, claimable_cents }: LeftToBill, claim: Claimed | undefined): number =>
  claim && claimable_cents !== null ? claimCents(claimable_cents, claim) : left.cents

interface RowProps {
  line: LeftToBill
  isChosen: boolean
  claim: Claimed | undefined
  onChoose: (isChosen: boolean) => void
  onClaim: () => void
}

/** An agreed line or dry hire that no docket carries, with what is agreed, done, billed and left of it. */
export function AgreedRow({ line, isChosen, claim, onChoose, onClaim }: RowProps) {
  const id = useId()
  return (
    <div className={css.docket}>
      <Checkbox
        id={id}
        checked={isChosen}
        onChange={({ currentTarget }) => onChoose(currentTarget.checked)}
      />
      <label htmlFor={id}>
        {line.description} <small>{factsOf(line)}</small>
      </label>
      <span className={css.claim}>
        {line.claimable_cents !== null && (
          <Button variant="quiet" icon={<IconPercentage aria-hidden />} onClick={onClaim}>
            {claim ? claimText(claim) : 'Claim part'}
            <span className="visually-hidden">: {line.description}</span>
          </Button>
        )}
        {formatMoney(centsOf(line, claim))}
      </span>
    </div>
  )
}

const claimText = (claim: Claimed): string =>
  'percent' in claim ? `Claims ${claim.percent}%` : 'Claims an amount'

/** `J-000012 · 2 agreed · 1 done · 1 billed`, of a fixed price in money; of a dry hire `J-000012 · 10 days to bill`. */
function factsOf({ job_no, site, unit, agreed, done, billed, left, dry_hire }: LeftToBill): string {
  const words = (one: { quantity: number; cents: number }) =>
    unit === 'fixed' ? formatMoney(one.cents) : amountText(one.quantity, unit)
  const facts =
    dry_hire === null
      ? [
          agreed ? `${words(agreed)} agreed` : 'no number agreed',
          done.cents !== 0 && `${words(done)} done`,
          billed.cents !== 0 && `${words(billed)} billed`,
          `${words(left)} left`,
        ]
      : [billed.cents !== 0 && `${words(billed)} billed`, `${words(left)} to bill`]
  return [job_no, site, ...facts].filter(Boolean).join(' · ')
}
