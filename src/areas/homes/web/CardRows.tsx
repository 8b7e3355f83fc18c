import { dialled, formatPhone } from '#shared/phone.ts'
import { ActionRow } from '#ui/parts/ActionRow.tsx'
import { Button } from '#ui/parts/Button.tsx'
import { Money } from '#ui/parts/Money.tsx'
import type { HomeItem } from '../contract/home.ts'
import css from './home.module.css'
import { keyedItems } from './item-keys.ts'
import { RowAction } from './RowAction.tsx'
import type { WholeCard } from './use-whole-card.ts'

/** A card's rows; if some are missing the last one says why. */
export const CardRows = ({ card, missing }: Pick<WholeCard, 'card' | 'missing'>) => (
  <>
    {keyedItems(card.items).map(({ key, item }) => (
      <Row key={key} item={item} />
    ))}
    {missing && <ActionRow what={missing} />}
  </>
)

/** Shows the rest of a card without a list to link to. */
export function WholeCardButton({ card: { title, count }, showsAll, isLoading, toggle }: WholeCard) {
  return (
    <Button
      variant="quiet"
      className={css.more}
      aria-expanded={showsAll}
      loading={isLoading}
      onClick={toggle}
    >
      {showsAll ? 'Show fewer' : `All ${count.toLocaleString('en-AU')}`}
      <span className="visually-hidden">: {title}</span>
    </Button>
  )
}

function Row({ item }: { item: HomeItem }) {
  const { when, label, detail, reason, tone, amount_cents, link, action } = item
  const phone = action?.kind === 'clear_for_duty' ? action.phone : null
  return (
    <ActionRow
      when={when}
      what={label}
      to={link}
      where={detail}
      reason={
        phone === null ? (
          reason
        ) : (
          <a
            className={css.number}
            href={`tel:${dialled(phone)}`}
            aria-label={`Call ${label}, ${formatPhone(phone)}`}
          >
            Call {formatPhone(phone)}
          </a>
        )
      }
      tone={tone}
      amount={amount_cents != null && <Money cents={amount_cents} />}
      action={action && <RowAction label={label} action={action} />}
    />
  )
}
