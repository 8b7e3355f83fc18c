import { IconLoader2 } from '@tabler/icons-react'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { classes } from '../classes.ts'
import { Link } from '../navigation.tsx'
import css from './Button.module.css'
import { Tooltip, type TooltipTarget } from './Tooltip.tsx'

interface Look {
  /** primary: the main action; quiet: no frame; danger: destructive. */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger'
  icon?: ReactNode
  /** Why this is disabled; the button stays focusable, and does nothing. */
  disabledReason?: string
  /** Shows progress and ignores a second click. */
  loading?: boolean
}

export type ButtonProps = Look & Omit<ComponentPropsWithRef<'button'>, 'disabled'>

export function Button({
  variant = 'secondary',
  icon,
  disabledReason,
  loading,
  className,
  children,
  onClick,
  type = 'button',
  ...button
}: ButtonProps) {
  const inert = Boolean(disabledReason ?? loading)
  const render = (target?: TooltipTarget) => (
    <button
      {...button}
      {...target}
      type={inert ? 'button' : type}
      className={classes(css.button, css[variant], className)}
      aria-disabled={inert || undefined}
      aria-busy={loading || undefined}
      onClick={inert ? undefined : onClick}
    >
      {loading ? <IconLoader2 size={15} className={css.spin} aria-hidden /> : icon}
      {children}
    </button>
  )
  return disabledReason ? <Tooltip text={disabledReason}>{render}</Tooltip> : render()
}

export type LinkButtonProps = Pick<Look, 'variant' | 'icon' | 'disabledReason'> & {
  to: string
  onClick?: () => void
  'aria-keyshortcuts'?: string | undefined
} & ({ children: ReactNode; label?: never } | { label: string; children?: never })

/** A link styled as a button, square with an icon alone if it has a `label`; when disabled, a button that says why. */
export function LinkButton({
  variant = 'secondary',
  icon,
  disabledReason,
  to,
  label,
  children,
  ...anchor
}: LinkButtonProps) {
  const look = { 'aria-label': label, title: disabledReason ? undefined : label }
  const square = label !== undefined && css.square
  if (disabledReason)
    return (
      <Button
        {...look}
        variant={variant}
        icon={icon}
        className={classes(square)}
        disabledReason={disabledReason}
      >
        {children}
      </Button>
    )
  return (
    <Link {...look} {...anchor} to={to} className={classes(css.button, css[variant], square)}>
      {icon}
      {children}
    </Link>
  )
}

/** A button that leaves this product: an address for another program, or a file. */
export function AnchorButton({
  icon,
  children,
  className,
  ...anchor
}: ComponentPropsWithRef<'a'> & { icon?: ReactNode; href: string }) {
  return (
    <a {...anchor} className={classes(css.button, css.secondary, className)}>
      {icon}
      {children}
    </a>
  )
}

export type IconButtonProps = Omit<ButtonProps, 'icon' | 'children'> & { label: string; icon: ReactNode }

/** A square icon button; `label` is its accessible name and tooltip. */
export function IconButton({ label, icon, className, variant = 'quiet', ...button }: IconButtonProps) {
  return (
    <Button
      {...button}
      variant={variant}
      icon={icon}
      className={classes(css.square, className)}
      aria-label={label}
      title={button.disabledReason ? undefined : label}
    />
  )
}
