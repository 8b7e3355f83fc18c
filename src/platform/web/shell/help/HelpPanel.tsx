import { IconX } from '@tabler/icons-react'
import { useMatches } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { IconButton } from '#ui/parts/Button.tsx'
import type { ScreenHelp, ShellParts } from '../../web-area.ts'
import { findHelp } from './find-help.ts'
import css from './HelpPanel.module.css'
import { KeyList } from './KeyList.tsx'

/** The help of the screen behind it, from the right: what it is for, what can be done, its keys. */
export function HelpPanel({ parts, onClose }: { parts: readonly ShellParts[]; onClose: () => void }) {
  const panel = useRef<HTMLDialogElement>(null)
  const screen = useMatches({ select: (matches) => matches.at(-1) })
  const path = screen?.fullPath.replace(/(.)\/$/, '$1') ?? '/'
  const [help, setHelp] = useState<ScreenHelp>()

  useEffect(() => panel.current?.showModal(), [])
  useEffect(() => {
    // Without a network there is no text, but the keys still help.
    findHelp(parts, path).then(setHelp, () => {})
  }, [parts, path])

  return (
    <dialog ref={panel} className={css.panel} aria-labelledby="help-title" closedby="any" onClose={onClose}>
      <div className={css.head}>
        <h2 id="help-title">Help: {screen?.staticData.title}</h2>
        <IconButton label="Close" icon={<IconX aria-hidden />} onClick={() => panel.current?.close()} />
      </div>
      {help && (
        <>
          <p>{help.purpose}</p>
          <h3>What you can do</h3>
          <ul>
            {help.actions.map((action) => (
              <li key={action}>{action}</li>
            ))}
          </ul>
          <h3>Good to know</h3>
          <p>{help.next}</p>
        </>
      )}
      <KeyList />
    </dialog>
  )
}
