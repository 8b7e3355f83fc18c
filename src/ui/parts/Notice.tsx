import { IconAlertTriangle, IconCircleCheck, IconInfoCircle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { classes } from '../classes.ts'
import css from './Notice.module.css'

const icons = {
  info: IconInfoCircle,
  success: IconCircleCheck,
  warning: IconAlertTriangle,
  danger: IconAlertTriangle,
}

/** An important message in a box; `danger` is announced as it appears. */
export function Notice({
  tone = 'info',
  action,
  children,
}: {
  tone?: keyof typeof icons
  action?: ReactNode
  children: ReactNode
}) {
  const Icon = icons[tone]
  return (
    <div className={classes(css.notice, css[tone])} role={tone === 'danger' ? 'alert' : undefined}>
      <Icon size={16} aria-hidden />
      <div className={css.text}>{children}</div>
      {action}
    </div>
  )
}
