import {
  type ComponentPropsWithRef,
  type ComponentType,
  createContext,
  type ReactNode,
  useContext,
} from 'react'

/** A link to an address of this product; everything else an anchor takes goes through. */
export type LinkProps = Omit<ComponentPropsWithRef<'a'>, 'href'> & { to: string }

/** What the router lends to the parts, which know none. */
export interface Navigation {
  Link: ComponentType<LinkProps>
  /** Asks before an address is left while `dirty`. */
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
