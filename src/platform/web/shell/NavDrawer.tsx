import { IconX } from '@tabler/icons-react'
import { useLocation } from '@tanstack/react-router'
import { type RefObject, useEffect } from 'react'
import { IconButton } from '#ui/parts/Button.tsx'
import type { ShellParts } from '../web-area.ts'
import { Brand } from './Brand.tsx'
import type { NavGroup } from './nav.ts'
import css from './NavDrawer.module.css'
import { NavLinks } from './NavLinks.tsx'

/** The navigation on a phone: a drawer from the left that closes when a page opens. */
export function NavDrawer({
  ref,
  parts,
  groups,
}: {
  ref: RefObject<HTMLDialogElement | null>
  parts: readonly ShellParts[]
  groups: readonly NavGroup[]
}) {
  const pathname = useLocation({ select: (location) => location.pathname })
  useEffect(() => ref.current?.close(), [pathname, ref])
  return (
    <dialog ref={ref} className={css.drawer} aria-label="Areas" closedby="any">
      <div className={css.head}>
        <Brand />
        <IconButton label="Close" icon={<IconX aria-hidden />} onClick={() => ref.current?.close()} />
      </div>
      <nav aria-label="Areas">
        <NavLinks parts={parts} groups={groups} />
      </nav>
    </dialog>
  )
}
