import { createLink } from '@tanstack/react-router'
import type { ComponentPropsWithRef } from 'react'
import type { LinkProps } from '#ui/navigation.tsx'
import { parseSearch } from '../lists/search-params.ts'

const Anchor = createLink(({ children, ...anchor }: ComponentPropsWithRef<'a'>) => (
  <a {...anchor}>{children}</a>
))

/** The router's link for parts that know addresses only as strings: '/dashboard/clients?status=active'. */
export function RouterLink({ to, ...anchor }: LinkProps) {
  const { pathname, search, hash } = new URL(to, location.origin)
  const target: object = { to: pathname, search: parseSearch(search), hash: hash.slice(1) }
  // The router checks string addresses when they are opened; the compiler cannot.
  return <Anchor {...anchor} {...(target as { to: string })} activeOptions={exactly} activeProps={none} />
}

/**
 * A link is current only at its own address; parts that know better, such as the rail and tabs, say so
 * themselves.
 */
const exactly = { exact: true }
const none = {}
