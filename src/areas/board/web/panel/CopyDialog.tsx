import { Suspense, useState } from 'react'
import { formatDate } from '#shared/local-date.ts'
import { plural } from '#shared/text.ts'
import { Dialog, DialogActions } from '#ui/dialogs/Dialog.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import { Button } from '#ui/parts/Button.tsx'
import { LoadingState } from '#ui/parts/states.tsx'
import type { BoardCall } from '../../rules/board-call.ts'
import type { Chip } from '../../rules/chips.ts'
import { aboutChip } from '../chip-words.ts'
import css from './panel.module.css'

/** As many as are named one by one. */
const named = 4

const DaysCalendar = lazyPart(() => import('#ui/fields/DaysCalendar.tsx'), 'default')

/** Repeats the orders of some chips with what is booked on them, on days picked from a calendar. */
export function CopyDialog({
  chips,
  categories,
  today,
  act,
  onClose,
}: {
  chips: readonly Chip[]
  /** Their names, by id. */
  categories: ReadonlyMap<number, string>
  today: string
  act: (call: BoardCall, words: string) => void
  onClose: () => void
}) {
  const [dates, setDates] = useState<string[]>([])
  const ids = [...new Set(chips.flatMap(({ orders }) => orders.map(({ id }) => id)))]
  const copy = () => {
    onClose()
    act(
      { kind: 'copy', ids, dates },
      `${plural(ids.length, 'order')} copied to ${plural(dates.length, 'day')}`,
    )
  }
  return (
    <Dialog title="Copy to days" about={plural(ids.length, 'order')} size="sm" onClose={onClose}>
      <ul className={css.copied}>
        {chips.slice(0, named).map((chip) => (
          <li key={chip.id}>{aboutChip(chip, categories)}</li>
        ))}
        {chips.length > named && <li>{chips.length - named} more</li>}
      </ul>
      <Suspense fallback={<LoadingState />}>
        <DaysCalendar value={dates} min={today} onChange={setDates} />
      </Suspense>
      <p aria-live="polite">
        {dates.length === 0 ? 'No day chosen.' : dates.toSorted().map(formatDate).join(', ')}
      </p>
      <p>What is booked elsewhere on a day is left off there, and the order stays to fill.</p>
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button
          variant="primary"
          onClick={copy}
          {...(dates.length === 0 && { disabledReason: 'Choose a day first.' })}
        >
          Copy
        </Button>
      </DialogActions>
    </Dialog>
  )
}
