import { dialled, formatPhone } from '#shared/phone.ts'
import { ActionGroup, ActionRow, AllLink } from '#ui/parts/ActionRow.tsx'
import { Button } from '#ui/parts/Button.tsx'
import { Money } from '#ui/parts/Money.tsx'
import type { HomeCard, HomeItem } from '../contract/home.ts'
import css from './home.module.css'
import { keyedItems } from './item-keys.ts'
import { RowAction } from './RowAction.tsx'
import { useWholeCard } from './use-whole-card.ts'

/** One kind of work as rows. */
export function ActionCard({ card: first }: { card: HomeCard }) {
  const { card, isLong, showsAll, isLoading, missing, toggle } = useWholeCard(first)
  const { title, count, count_words, total_cents, items, link } = card
  return (
    <ActionGroup
      title={title}
      count={count}
      words={count_words}
      total={total_cents != null && <Money cents={total_cents} />}
      hasAmounts={items.some(({ amount_cents }) => amount_cents != null)}
      all={
        link ? (
          <AllLink to={link} count={count} of={title} />
        ) : (
          isLong && (
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
        )
      }
    >
      {keyedItems(items).map(({ key, item }) => (
        <Row key={key} item={item} />
      ))}
      {missing && <ActionRow what={missing} />}
    </ActionGroup>
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
