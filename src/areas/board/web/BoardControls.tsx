import { IconChevronDown, IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { DepotFilter } from '#areas/settings/web/index.ts'
import { addDays } from '#shared/local-date.ts'
import { Button, IconButton } from '#ui/parts/Button.tsx'
import { LinkSwitch } from '#ui/parts/LinkSwitch.tsx'
import { Menu } from '#ui/parts/Menu.tsx'
import { type BoardDays, type BoardRows, boardDays, boardRows } from '../contract/choices.ts'
import { rangeWords, shifted } from '../rules/days.ts'
import css from './board.module.css'
import { boardPath } from './board-path.ts'
import type { BoardAddress } from './use-board-address.ts'

const dayWords = {
  1: 'Day',
  3: '3 days',
  7: 'Week',
  14: '14 days',
  28: '28 days',
} as const satisfies Record<BoardDays, string>
const rowWords = {
  machines: 'Machines',
  drivers: 'Drivers',
  subcontractors: 'Subcontractors',
} as const satisfies Record<BoardRows, string>

/** Which days, how many, and whose rows. */
export function BoardControls({ from, days, rows, depot, set }: BoardAddress) {
  const addressOf = (asked: BoardDays) => {
    const query = new URLSearchParams({ from, days: asked, rows, ...(depot && { depot: String(depot) }) })
    return `${boardPath}?${query}`
  }
  return (
    <div className={css.controls}>
      <IconButton
        label="Earlier"
        icon={<IconChevronLeft aria-hidden />}
        onClick={() => set({ from: shifted(from, days, -1) })}
      />
      <Button onClick={() => set({ from: undefined })}>Today</Button>
      <IconButton
        label="Later"
        icon={<IconChevronRight aria-hidden />}
        onClick={() => set({ from: shifted(from, days, 1) })}
      />
      <span className={css.range} aria-live="polite">
        {rangeWords(from, addDays(from, Number(days) - 1))}
      </span>
      <LinkSwitch
        label="Days shown"
        options={boardDays.map((asked) => ({
          label: dayWords[asked],
          to: addressOf(asked),
          isCurrent: asked === days,
        }))}
      />
      <Menu
        label="Rows"
        items={boardRows.map((asked) => ({
          label: rowWords[asked],
          checked: asked === rows,
          run: () => set({ rows: asked }),
        }))}
      >
        {(trigger) => (
          <Button {...trigger}>
            {rowWords[rows]} <IconChevronDown size={13} aria-hidden />
          </Button>
        )}
      </Menu>
      <DepotFilter
        value={depot ?? null}
        onChange={(id) => set({ depot: id === null ? undefined : Number(id) })}
      />
    </div>
  )
}
