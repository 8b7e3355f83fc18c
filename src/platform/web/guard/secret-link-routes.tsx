import { createRoute } from '@tanstack/react-router'
import { LinkButton } from '#ui/parts/Button.tsx'
import css from '../refusals/Message.module.css'
import { rootRoute } from './root-route.tsx'

/**
 * An order's secret links, /s and /t, are for people without an account (specification, section 2): an
 * invalid one says who to contact, and nobody is redirected to sign-in.
 */
const closedLink = <const P extends string>(path: P) =>
  createRoute({
    getParentRoute: () => rootRoute,
    path,
    staticData: { title: 'Link', permission: 'public' },
    component: ClosedLinkScreen,
  })

export const secretLinkRoutes = [closedLink('/s/$'), closedLink('/t/$')] as const

function ClosedLinkScreen() {
  return (
    <main className={css.message}>
      <h1>This link does not work</h1>
      <p>It may have expired. Ask whoever sent it to you for a new one.</p>
      <LinkButton to="/">Sign in</LinkButton>
    </main>
  )
}
