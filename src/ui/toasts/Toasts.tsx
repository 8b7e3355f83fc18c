import { IconAlertCircle, IconCircleCheck, IconInfoCircle, IconX } from '@tabler/icons-react'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { classes } from '../classes.ts'
import css from './Toasts.module.css'
import { currentToasts, dismissToast, onToasts, type Toast } from './toast-store.ts'

const icons = { success: IconCircleCheck, error: IconAlertCircle, info: IconInfoCircle }

/** Renders toasts. Mounted once and permanently, so that screen readers announce new ones. */
export function Toasts() {
  const toasts = useSyncExternalStore(onToasts, currentToasts)
  return (
    <section className={css.place} aria-label="Messages" aria-live="polite">
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
    </section>
  )
}

function ToastCard({ toast }: { toast: Toast }) {
  const [held, setHeld] = useState(false)
  const left = useRef(toast.ms)
  useEffect(() => {
    if (held) return
    const since = Date.now()
    const timer = setTimeout(() => dismissToast(toast.id), left.current)
    return () => {
      clearTimeout(timer)
      left.current -= Date.now() - since
    }
  }, [held, toast.id])

  const Icon = icons[toast.kind]
  return (
    <div
      className={classes(css.toast, css[toast.kind])}
      role={toast.kind === 'error' ? 'alert' : undefined}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon size={18} aria-hidden />
      <span className={css.message}>{toast.message}</span>
      {toast.action && (
        <button
          type="button"
          className={css.action}
          onClick={() => {
            toast.action?.run()
            dismissToast(toast.id)
          }}
        >
          {toast.action.label}
        </button>
      )}
      <button type="button" className={css.close} aria-label="Dismiss" onClick={() => dismissToast(toast.id)}>
        <IconX size={14} aria-hidden />
      </button>
    </div>
  )
}
