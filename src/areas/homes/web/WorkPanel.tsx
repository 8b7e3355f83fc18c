import type { HomeCard } from '../contract/home.ts'
import { ActionCard } from './ActionCard.tsx'
import css from './office.module.css'

/** Who works where in the coming days, at the right of what waits. */
export const WorkPanel = ({ card }: { card: HomeCard }) =>
  card.count === 0 ? <p className={css.done}>{card.empty_text}</p> : <ActionCard card={card} />
