import {
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react'
import type { BoardRow, ResourceRow } from '../../rules/board-rows.ts'
import { type Held, movable, proposalOf, titleOf } from '../../rules/proposal.ts'
import { type BoardIndex, stillSaving, whyFixed } from '../../rules/chips.ts'
import { type PlacedChip, type Scale, columnsOf, covers } from '../../rules/scale.ts'
import { followFocus } from '../chip-under.ts'
import { chipSentence } from '../chip-words.ts'
import { type BoardDrag, placeGhost } from '../drag/use-board-drag.ts'
import type { CursorStore } from './cursor-store.ts'

export interface BoardKeyActions {
  open: (placed: PlacedChip, row: ResourceRow) => void
  close: () => void
  release: (chips: readonly PlacedChip[], row: ResourceRow) => void
  copy: (chips: readonly PlacedChip[], row: ResourceRow) => void
  act: (proposal: NonNullable<ReturnType<typeof proposalOf>>) => void
}

interface Options {
  scroller: RefObject<HTMLElement | null>
  rows: readonly BoardRow[]
  tops: readonly number[]
  scale: Scale
  index: BoardIndex
  cursor: CursorStore
  drag: BoardDrag
  chosen: ReadonlySet<number>
  /** Orders that wait for an answer: they are left alone. */
  busy: ReadonlySet<number>
  actions: BoardKeyActions
  /** Only those who book pick things up. */
  books: boolean
  nameOfColumn: (column: number) => string
}

/** For how many frames a row that comes in sight is waited for. */
const framesToDraw = 10

const arrows: Record<string, [number, number]> = {
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
}

/**
 * The board by keyboard: arrow keys go from cell to cell, Enter picks up the chip there and drops it, Escape puts it
 * back. `said` is read out.
 */
export function useBoardKeys(options: Options) {
  const { scroller, cursor, drag } = options
  const [said, say] = useState('')
  const [isCarrying, setCarrying] = useState(false)
  /** A cell or chip has the focus, or had it when it was taken away. */
  const isWithin = useRef(false)
  const latest = useRef(options)
  useEffect(() => {
    latest.current = options
  })

  // The cell in focus follows the cursor once it is drawn, which takes some frames after a long way.
  const focusCursor = useCallback(() => {
    const attempt = (left: number) =>
      requestAnimationFrame(() => {
        const at = cursor.get()
        const line = at && scroller.current?.querySelector(`[data-row="${CSS.escape(at.key)}"]`)
        const cell = line?.querySelector<HTMLElement>('[data-cell], [data-chip][tabindex="0"]')
        if (!cell && left > 0) return attempt(left - 1)
        cell?.focus({ preventScroll: true })
        const { left: clientX, bottom: clientY } = cell?.getBoundingClientRect() ?? { left: 0, bottom: 0 }
        placeGhost({ clientX, clientY })
        return undefined
      })
    attempt(framesToDraw)
  }, [cursor, scroller])

  const goTo = useCallback(
    (row: number, column: number) => {
      const { rows, tops, scale } = latest.current
      const one = rows[row]
      if (!one || one.kind !== 'resource') return
      cursor.set({ key: one.key, column: Math.max(0, Math.min(columnsOf(scale) - 1, column)) })
      bringInSight(scroller.current, tops[row] ?? 0, tops[row + 1] ?? 0)
      focusCursor()
    },
    [cursor, scroller, focusCursor],
  )

  /** The same in the middle of what is in sight: what was searched for is not at its edge. */
  const showAt = useCallback(
    (row: number, column: number) => {
      const [box, top] = [scroller.current, latest.current.tops[row] ?? 0]
      if (box) box.scrollTop = top - box.clientHeight / 2
      goTo(row, column)
    },
    [scroller, goTo],
  )

  const carry = useCallback(
    (row: ResourceRow, column: number) => {
      drag.hold({ row, column, isTray: false })
      const proposal = drag.store.get()?.proposal
      const { nameOfColumn } = latest.current
      const warnings = [proposal?.soft, proposal?.note].filter(Boolean).join(' ')
      say(
        proposal
          ? `${proposal.where}. ${proposal.hard ?? (warnings || 'Free.')}`
          : `${row.name}, ${nameOfColumn(column)}.`,
      )
    },
    [drag],
  )

  const putDown = useCallback(
    (isDropped: boolean) => {
      setCarrying(false)
      const hard = drag.store.get()?.proposal?.hard
      say(isDropped ? (hard ?? 'Dropped.') : 'Put back.')
      drag.end(isDropped)
      focusCursor()
    },
    [drag, focusCursor],
  )

  // What had the focus is drawn anew once it is moved, or the server has answered: the cell in its place gets it. A chip
  // that keeps it takes the cursor along.
  const { rows: drawn } = options
  useEffect(() => {
    const { activeElement } = document
    if (!isWithin.current) return
    if (activeElement === null || activeElement === document.body) focusCursor()
    else followFocus(cursor, activeElement, (key) => drawn.find(isResource(key)))
  }, [drawn, focusCursor, cursor])
  const onFocus = ({ target }: FocusEvent) => {
    isWithin.current = isCell(target)
  }
  // What is taken away is not heard of here. From a question about the drop the focus comes back.
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (!(relatedTarget instanceof Element && relatedTarget.closest('[role="dialog"]')))
      isWithin.current = false
  }

  const onKeyDown = (event: KeyboardEvent) => {
    const { rows, scale, chosen, busy, actions, books, index } = options
    const at = cursor.get()
    const rowAt = rows.findIndex(({ key }) => key === at?.key)
    const row = rows[rowAt]
    if (!at || row?.kind !== 'resource') return
    // Headings and links have keys of their own.
    if (!isCarrying && !isCell(event.target)) return
    const here = row.chips.find((one) => covers(one, at.column))
    const own =
      here && chosen.has(here.chip.id) ? row.chips.filter((one) => chosen.has(one.chip.id)) : here && [here]
    const isBusy = here?.chip.orders.some(({ id }) => busy.has(id))
    const picked = own && books && !isBusy ? movable(own, busy) : []
    const arrow = arrows[event.key]
    const take = () => event.preventDefault()

    if (arrow && (event.altKey || event.shiftKey) && arrow[1] !== 0 && !isCarrying) {
      take()
      const [first] = picked
      if (!first) return
      const held: Held = event.altKey
        ? { kind: 'chips', placed: picked, row, column: 0, title: '' }
        : { kind: 'edge', placed: first, row, edge: 'end', title: '' }
      const quarter = scale.kind === 'hours' ? arrow[1] / 4 : arrow[1]
      const column = event.altKey
        ? quarter
        : first.column + first.columns + (scale.kind === 'hours' ? quarter : quarter - 1)
      const proposal = proposalOf(
        held,
        { row, column, isTray: false },
        { scale, index, candidates: new Map() },
      )
      if (proposal) actions.act(proposal)
    } else if (arrow) {
      take()
      const next = arrow[0] === 0 ? rowAt : nextResource(rows, rowAt, arrow[0])
      const column = isCarrying || !here ? at.column + arrow[1] : pastOf(here, at.column, arrow[1])
      goTo(next, column)
      const moved = rows[next]
      if (isCarrying && moved?.kind === 'resource') carry(moved, cursor.get()?.column ?? 0)
    } else if (event.key === 'Enter') {
      take()
      if (isCarrying) return putDown(true)
      if (picked.length === 0) return here && actions.open(here, row)
      setCarrying(true)
      const chips = picked.map(({ chip }) => chip)
      drag.pickUp({ kind: 'chips', placed: picked, row, column: at.column, title: titleOf(chips) })
      focusCursor()
      say(
        `Picked up ${chips.map((chip) => chipSentence(chip, row.side)).join('. ')}. Arrow keys move it, Enter drops it, Escape puts it back.`,
      )
    } else if (event.key === 'Escape') {
      if (isCarrying) putDown(false)
      else actions.close()
    } else if (event.key === ' ' && here) {
      take()
      actions.open(here, row)
    } else if (picked.length > 0 && (event.key === 'Delete' || event.key === 'Backspace')) {
      take()
      actions.release(picked, row)
    } else if (here && books && (event.key === 'Delete' || event.key === 'Backspace')) {
      say(whyFixed(here.chip) ?? stillSaving)
    } else if (picked.length > 0 && event.key.toLowerCase() === 'c' && !event.ctrlKey && !event.metaKey) {
      take()
      actions.copy(picked, row)
    }
  }
  return { said, onKeyDown, onFocus, onBlur, showAt }
}

const isResource =
  (key: string) =>
  (row: BoardRow): row is ResourceRow =>
    row.kind === 'resource' && row.key === key

const isCell = (target: EventTarget): boolean =>
  target instanceof Element && target.closest('[data-chip], [data-cell]') !== null

/** The next row that has cells: headings of groups have none. */
function nextResource(rows: readonly BoardRow[], from: number, step: number): number {
  for (let at = from + step; at >= 0 && at < rows.length; at += step)
    if (rows[at]?.kind === 'resource') return at
  return from
}

/** Past a chip in one step, however many columns it has. */
const pastOf = ({ column, columns }: PlacedChip, at: number, step: number): number => {
  if (step === 0) return at
  return step > 0 ? Math.ceil(column + columns) : Math.floor(column - 1)
}

/** Below the headings and above the edge. */
function bringInSight(scroller: HTMLElement | null, top: number, end: number): void {
  if (!scroller) return
  const head = scroller.querySelector('thead')?.clientHeight ?? 0
  if (top < scroller.scrollTop) scroller.scrollTop = top
  else if (end + head > scroller.scrollTop + scroller.clientHeight)
    scroller.scrollTop = end + head - scroller.clientHeight
}
