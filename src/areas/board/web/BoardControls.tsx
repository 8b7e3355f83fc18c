import { IconChevronDown, IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { stringifySearch } from '#platform/web/lists/search-params.ts'
import { addDays } from '#shared/local-date.ts'
import { Button, IconButton } from '#ui/parts/Button.tsx'
import { LinkSwitch } from '#ui/parts/LinkSwitch.tsx'
import { Menu } from '#ui/parts/Menu.tsx'
import {
  type BoardColours,
  type BoardDays,
  type BoardRows,
  boardColours,
  boardDays,
  boardRows,
} from '../contract/choices.ts'
import { closerFrom, rangeWords, shifted } from '../rules/days.ts'
import css from './board.module.css'
import { boardPath } from './board-path.ts'
import type { BoardAddress } from './use-board-address.ts'

const dayWords = {
  1: 'Hours',
  3: '3 days',
  7: 'Week',
  14: '14 days',
  28: '28 days',
} as const satisfies Record<BoardDays, string>
const rowWords = {
  machines: 'Machines',
  drivers: 'Drivers',
  subcontractors: 'Subcontractors',
  jobs: 'Jobs',
} as const satisfies Record<BoardRows, string>

const colourWords = {
  status: 'Status',
  client: 'Client',
  job: 'Job',
  category: 'Category',
} as const satisfies Record<BoardColours, string>

/** Which days, how many, whose rows, and what the colours tell. */
export function BoardControls(address: BoardAddress) {
  const { asked: search, from, days, rows, colours, today, dates, set } = address
  const addressOf = (asked: BoardDays) =>
    `${boardPath}${stringifySearch({ ...search, from: closerFrom(asked, { from, dates, today }), days: asked })}`
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
      <span className={css.ofGrid}>
        <LinkSwitch
          label="Days shown"
          options={boardDays.map((asked) => ({
            label: dayWords[asked],
            to: addressOf(asked),
            isCurrent: asked === days,
          }))}
        />
      </span>
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
      <span className={css.ofGrid}>
        <Menu
          label="Colours"
          items={boardColours.map((asked) => ({
            label: colourWords[asked],
            checked: asked === colours,
            run: () => set({ colours: asked }),
          }))}
        >
          {(trigger) => (
            <Button {...trigger}>
              Colour: {colourWords[colours].toLowerCase()} <IconChevronDown size={13} aria-hidden />
            </Button>
          )}
        </Menu>
      </span>
    </div>
  )
}
