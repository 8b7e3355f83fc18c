import { IconAlertTriangle, IconLoader2 } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Button } from './Button.tsx'
import css from './states.module.css'
import { useDelayed } from './use-delayed.ts'

/** Says what would be here, and offers the first step. */
export function EmptyState({ title, text, action }: { title: string; text?: ReactNode; action?: ReactNode }) {
  return (
    <div className={css.state}>
      <p className={css.title}>{title}</p>
      {text && <p className={css.text}>{text}</p>}
      {action}
    </div>
  )
}

/** Says what went wrong, and offers a retry. */
export function ErrorState({ message, onRetry }: { message: string; onRetry?: () => void }) {
  return (
    <div className={css.state} role="alert">
      <IconAlertTriangle className={css.sign} size={22} aria-hidden />
      <p className={css.text}>{message}</p>
      {onRetry && <Button onClick={onRetry}>Try again</Button>}
    </div>
  )
}

/** Reserves its space immediately and announces loading after 300 ms. */
export function LoadingState({ label = 'Loading' }: { label?: string }) {
  const shown = useDelayed(true)
  return (
    <div className={css.state} aria-busy="true">
      {shown && (
        <output className={css.loading}>
          <IconLoader2 className={css.spin} size={20} aria-hidden />
          <span className="visually-hidden">{label}</span>
        </output>
      )}
    </div>
  )
}
