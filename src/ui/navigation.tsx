import {
  type ComponentPropsWithRef,
  type ComponentType,
  createContext,
  type ReactNode,
  useContext,
} from 'react'

/** A link within this product; other anchor attributes pass through. */
export type LinkProps = Omit<ComponentPropsWithRef<'a'>, 'href'> & { to: string }

/** What the router provides to parts that do not know it. */
export interface Navigation {
  Link: ComponentType<LinkProps>
  /** Asks before leaving an address while `dirty`. */
  useLeaveGuard: (dirty: boolean) => void
}

function PlainLink({ to, children, ...anchor }: LinkProps) {
  return (
    <a href={to} {...anchor}>
      {children}
    </a>
  )
}

const NavigationContext = createContext<Navigation>({ Link: PlainLink, useLeaveGuard: () => {} })

export function NavigationProvider({ value, children }: { value: Navigation; children: ReactNode }) {
  return <NavigationContext value={value}>{children}</NavigationContext>
}

export const useNavigation = (): Navigation => useContext(NavigationContext)

export function Link(props: LinkProps) {
  const { Link: RouterLink } = useNavigation()
  return <RouterLink {...props} />
}
