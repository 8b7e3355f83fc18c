import { useId } from 'react'
import type { HomeCard } from '../contract/home.ts'
import { CardRows, WholeCardButton } from './CardRows.tsx'
import css from './office.module.css'
import { PanelHead } from './PanelHead.tsx'
import { useWholeCard } from './use-whole-card.ts'

/** Who works where in the coming days, at the right of what waits. */
export function WorkPanel({ card: first }: { card: HomeCard }) {
  const id = useId()
  const whole = useWholeCard(first)
  const { title, count, empty_text } = whole.card
  return (
    <section aria-labelledby={id}>
      <PanelHead id={id} title={title} count={count}>
        {whole.isLong && <WholeCardButton {...whole} />}
      </PanelHead>
      {count === 0 ? (
        <p className={css.done}>{empty_text}</p>
      ) : (
        <ul className={css.work}>
          <CardRows card={whole.card} missing={whole.missing} />
        </ul>
      )}
    </section>
  )
}
