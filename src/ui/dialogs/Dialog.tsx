import '../styles/dialog.css'
import { Modal } from '@mantine/core'
import { type ReactNode, useEffect, useState } from 'react'
import css from './Dialog.module.css'

/** A dialog over the page. It is in the document only while it is open; Escape and the cross close it. */
export function Dialog({
  title,
  onClose,
  size = 'md',
  children,
}: {
  title: string
  onClose: () => void
  size?: 'sm' | 'md' | 'lg'
  children: ReactNode
}) {
  // The library gives the focus back only to a dialog that is told to close; ours just goes.
  const [cameFrom] = useState(() => document.activeElement)
  useEffect(
    () => () => {
      if (cameFrom instanceof HTMLElement) cameFrom.focus()
    },
    [cameFrom],
  )

  return (
    <Modal
      opened
      centered
      title={title}
      onClose={onClose}
      size={{ sm: '26rem', md: '36rem', lg: '56rem' }[size]}
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      {children}
    </Modal>
  )
}

/** The buttons at a dialog's foot, the main one last. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className={css.actions}>{children}</div>
}
