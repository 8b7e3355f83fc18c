import { IconSearch } from '@tabler/icons-react'
import { useRouter } from '@tanstack/react-router'
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react'
import { useViewer } from '../../calls/session.ts'
import type { ShellParts } from '../../web-area.ts'
import type { NavGroup } from '../nav.ts'
import css from './Palette.module.css'
import { paletteActions } from './palette-actions.ts'
import { choicesFor } from './palette-choices.ts'
import { PaletteList } from './PaletteList.tsx'
import { type ScreenRoute, screensFor } from './palette-screens.ts'
import { usePaletteSearch } from './use-palette-search.ts'

/**
 * Ctrl-K: go to a screen, find a record, act on the open one. Entries are links and buttons: Enter in the
 * field picks the first, Up and Down move through them.
 */
export default function Palette({
  parts,
  groups,
  onClose,
}: {
  parts: readonly ShellParts[]
  groups: readonly NavGroup[]
  onClose: () => void
}) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [text, setText] = useState('')
  const { found, searching, isCutOff } = usePaletteSearch(parts, text)
  const { routesById } = useRouter()
  const viewer = useViewer()
  const screens = useMemo(
    () => screensFor(groups, Object.values(routesById) as readonly ScreenRoute[], viewer),
    [groups, routesById, viewer],
  )
  const choices = choicesFor(text, paletteActions(), found, screens)

  useEffect(() => dialog.current?.showModal(), [])

  return (
    <dialog
      ref={dialog}
      className={css.palette}
      aria-label="Search and go to"
      closedby="any"
      onClose={onClose}
      onKeyDown={moveFocus}
    >
      <div className={css.line}>
        <IconSearch size={17} aria-hidden />
        <input
          className={css.input}
          aria-label="Search and go to"
          autoComplete="off"
          spellCheck={false}
          placeholder="A client, a number, a phone, a screen…"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </div>
      <PaletteList choices={choices} onChosen={onClose} />
      <output className={!isCutOff && (choices.length > 0 || searching) ? 'visually-hidden' : css.nothing}>
        {isCutOff ? 'No connection: records cannot be searched.' : resultWords(choices.length, searching)}
      </output>
    </dialog>
  )
}

const resultWords = (count: number, searching: boolean): string => {
  if (searching) return ''
  return count === 0 ? 'Nothing found.' : `${count} to choose from`
}

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, li > a, li > button')]
  const at = stops.findIndex((stop) => stop === document.activeElement)
  const [input, first, second] = stops
  // While the field has focus the first entry is highlighted.
  if (event.key === 'ArrowDown' && at === 0) (second ?? first)?.focus()
  else if (event.key === 'ArrowDown') stops[(at + 1) % stops.length]?.focus()
  else if (event.key === 'ArrowUp') stops.at(at - 1)?.focus()
  else if (event.key === 'Enter' && at === 0) first?.click()
  else {
    // Typing goes back to the field.
    if (event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey && event.key !== ' ')
      input?.focus()
    return
  }
  event.preventDefault()
}
