import type { CSSProperties } from 'react'
import type { PlacedChip } from '../rules/scale.ts'
import css from './chips.module.css'
import { ChipIcon } from './chip-looks.tsx'
import { chipSentence, secondOf } from './chip-words.ts'

/** One stretch of a row. What it does is the grid’s: it is pressed, dragged and reached by keys. */
export function ChipItem({
  chip,
  lane,
  column,
  columns,
  isChosen,
  isBusy,
  isAtCursor,
  hue,
}: PlacedChip & {
  isChosen: boolean
  /** Its change is not answered yet. */
  isBusy: boolean
  isAtCursor: boolean
  /** Its colour, where that does not tell its state. */
  hue: number | undefined
}) {
  const { look, name, orders } = chip
  const style = { '--lane': lane, '--column': column, '--columns': columns } as CSSProperties
  const short = columns === 1 && orders.length > 0 ? name.split(' ')[0] : name
  return (
    <button
      type="button"
      className={css.chip}
      data-chip={chip.id}
      data-look={look}
      data-hue={hue}
      style={style}
      tabIndex={isAtCursor ? 0 : -1}
      aria-pressed={isChosen}
      aria-busy={isBusy || undefined}
      aria-label={chipSentence(chip)}
    >
      <ChipIcon look={look} />
      <b>{short}</b>
      {/* The space is not drawn, but parts the two words for those who hear them. */}{' '}
      {columns > 1 && secondOf(chip)}
    </button>
  )
}
