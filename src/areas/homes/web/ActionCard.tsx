import { ActionGroup, AllLink } from '#ui/parts/ActionRow.tsx'
import { Money } from '#ui/parts/Money.tsx'
import type { HomeCard } from '../contract/home.ts'
import { CardRows, WholeCardButton } from './CardRows.tsx'
import { useWholeCard } from './use-whole-card.ts'

/** One kind of work as rows. */
export function ActionCard({ card: first }: { card: HomeCard }) {
  const whole = useWholeCard(first)
  const { title, count, count_words, total_cents, items, link } = whole.card
  return (
    <ActionGroup
      title={title}
      count={count}
      words={count_words}
      total={total_cents != null && <Money cents={total_cents} />}
      hasAmounts={items.some(({ amount_cents }) => amount_cents != null)}
      all={
        link ? <AllLink to={link} count={count} of={title} /> : whole.isLong && <WholeCardButton {...whole} />
      }
    >
      <CardRows card={whole.card} missing={whole.missing} />
    </ActionGroup>
  )
}
