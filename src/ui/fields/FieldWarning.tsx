import { IconAlertTriangle } from '@tabler/icons-react'
import css from './fields.module.css'

/** For a field's `help`: something looks odd but does not stop anyone. */
export function FieldWarning({ children }: { children: string }) {
  return (
    <span className={css.warning}>
      <IconAlertTriangle size={13} aria-hidden /> {children}
    </span>
  )
}
