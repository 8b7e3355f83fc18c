import type { CSSProperties } from 'react'
import type { ResourceRow } from '../rules/board-rows.ts'
import type { PlacedChip } from '../rules/scale.ts'
import css from './chips.module.css'
import { ChipIcon } from './chip-looks.tsx'
import { chipSentence, lacksDriver, secondOf, shiftOf, wordsIn } from './chip-words.ts'

/** One stretch of a row. What it does is the grid’s: it is pressed, dragged and reached by keys. */
export function ChipItem({
  chip,
  lane,
  column,
  columns,
  isChosen,
  isBusy,
  isAtCursor,
  isByHour,
  side,
  hue,
}: PlacedChip & {
  isChosen: boolean
  /** Its change is not answered yet. */
  isBusy: boolean
  isAtCursor: boolean
  /** On the hours of one day, where there is room for two lines. */
  isByHour: boolean
  /** What its row is: a job’s is under its client already. */
  side: ResourceRow['side']
  /** Its colour, where that does not tell its state. */
  hue: number | undefined
}) {
  const { look, orders } = chip
  const style = { '--lane': lane, '--column': column, '--columns': columns } as CSSProperties
  const [order] = orders
  // A single day has room for the first word, and beside a machine for some of the client unless someone is missing.
  const isShort = !isByHour && columns === 1 && order !== undefined
  // By the hour the second line says with whom.
  const [first, second] = isByHour ? [chip.name, secondOf(chip)] : wordsIn(side, chip)
  const beside = isShort && side === 'asset' && !lacksDriver(chip) ? order.client : second
  return (
    <button
      type="button"
      className={css.chip}
      data-chip={chip.id}
      data-look={look}
      data-hue={hue}
      data-short={isShort || undefined}
      style={style}
      tabIndex={isAtCursor ? 0 : -1}
      aria-pressed={isChosen}
      aria-busy={isBusy || undefined}
      aria-label={chipSentence(chip, side)}
    >
      <ChipIcon look={look} />
      <b>{isShort ? first.split(/,? /)[0] : first}</b>
      {/* The space is drawn too, and parts the words for those who hear them. */}{' '}
      {isByHour && order ? (
        <>
          {side !== 'job' && order.client}
          <br />
          {shiftOf(chip)}
        </>
      ) : (
        beside
      )}
    </button>
  )
}
