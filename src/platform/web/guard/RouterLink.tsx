import { createLink } from '@tanstack/react-router'
import type { ComponentPropsWithRef } from 'react'
import type { LinkProps } from '#ui/navigation.tsx'
import { parseSearch } from '../lists/search-params.ts'

const Anchor = createLink(({ children, ...anchor }: ComponentPropsWithRef<'a'>) => (
  <a {...anchor}>{children}</a>
))

/** The router's link for parts that know addresses as plain words: '/dashboard/clients?status=active'. */
export function RouterLink({ to, ...anchor }: LinkProps) {
  const { pathname, search, hash } = new URL(to, location.origin)
  const target: object = { to: pathname, search: parseSearch(search), hash: hash.slice(1) }
  // Addresses made from words are checked by the router when they are opened, not by the compiler.
  return <Anchor {...anchor} {...(target as { to: string })} activeOptions={exactly} activeProps={none} />
}

/** A link is current at its own address only; parts that know more, such as the rail and tabs, say so themselves. */
const exactly = { exact: true }
const none = {}
