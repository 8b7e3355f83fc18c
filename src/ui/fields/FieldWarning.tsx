import { IconAlertTriangle } from '@tabler/icons-react'
import css from './fields.module.css'

/** Under a field, for its `help`: what looks odd but stops nobody. */
export function FieldWarning({ children }: { children: string }) {
  return (
    <span className={css.warning}>
      <IconAlertTriangle size={13} aria-hidden /> {children}
    </span>
  )
}
