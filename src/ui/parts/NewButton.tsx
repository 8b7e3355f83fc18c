import { IconPlus } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Button, LinkButton, type LinkButtonProps } from './Button.tsx'

type NewButtonProps = Pick<LinkButtonProps, 'variant' | 'disabledReason'> & { children: ReactNode } & (
    | { to: string }
    | { onClick: () => void }
  )

/** Creates one of what the screen lists, also with the key n: a link to its form, or a click that opens it. */
export function NewButton(props: NewButtonProps) {
  const look = { icon: <IconPlus aria-hidden />, 'aria-keyshortcuts': 'n' }
  return 'to' in props ? <LinkButton {...look} {...props} /> : <Button {...look} {...props} />
}
