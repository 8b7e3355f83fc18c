import '../styles/dialog.css'
import { Modal } from '@mantine/core'
import { type ReactNode, useEffect, useState } from 'react'
import css from './Dialog.module.css'
import { useVisibleHeight } from './use-visible-height.ts'

/** A dialog over the page. It is mounted only while open; Escape and the cross close it. */
export function Dialog({
  title,
  about,
  onClose,
  size = 'md',
  children,
}: {
  title: string
  /** Next to the title: whose it is. */
  about?: string | undefined
  onClose: () => void
  size?: 'sm' | 'md' | 'lg' | 'xl'
  children: ReactNode
}) {
  // The library restores focus only when it closes a dialog itself; ours is simply unmounted.
  const [cameFrom] = useState(() => document.activeElement)
  useEffect(
    () => () => {
      if (cameFrom instanceof HTMLElement) cameFrom.focus()
    },
    [cameFrom],
  )
  useVisibleHeight()

  return (
    <Modal
      opened
      centered
      title={
        about ? (
          <>
            {title} <span className={css.about}>{about}</span>
          </>
        ) : (
          title
        )
      }
      onClose={() => {
        // Escape closes an open menu or calendar first, and reaches the dialog as well.
        if (!document.querySelector('[popover=auto]:popover-open')) onClose()
      }}
      size={{ sm: '26rem', md: '36rem', lg: '56rem', xl: '70rem' }[size]}
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      {children}
    </Modal>
  )
}

/** A dialog's footer buttons, the main one last. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className={css.actions}>{children}</div>
}
