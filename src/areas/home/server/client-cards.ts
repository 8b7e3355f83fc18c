import { type Viewer, may, scopeOf } from '#platform/server/sessions/viewer.ts'
import { findClients } from './client-cards-store.ts'
import { type HomeCardSource, countOf, homeCard } from './home-card.ts'

type Found = Awaited<ReturnType<typeof findClients>>

const cardOf = (found: Found, detailOf: (client: Found[number]) => string | null) => ({
  count: countOf(found),
  items: found.map((client) => ({
    label: client.name,
    detail: detailOf(client),
    link: `/dashboard/clients/${client.id}/edit`,
    at: null,
  })),
})

/** Viewers limited to the clients they manage get those. */
const managerOf = (viewer: Viewer & { user_id: number }): number | undefined =>
  scopeOf(viewer, 'clients:read') === 'own' ? viewer.user_id : undefined

/** Everybody who sees clients sees that one is on hold, but not why. */
const holdDetail =
  (viewer: Viewer) =>
  ({ credit_hold_reason, suburb }: Found[number]): string | null =>
    may(viewer, 'clients:credit') ? credit_hold_reason : suburb

export const clientCards: readonly HomeCardSource[] = [
  homeCard({
    key: 'clients-on-hold',
    title: 'Clients on credit hold',
    tone: 'danger',
    permission: 'clients:read',
    link: '/dashboard/clients?credit_hold=1',
    empty_text: 'No client is on credit hold.',
    read: async ({ db, viewer, limit }) =>
      cardOf(
        await findClients(db, 'credit', { limit, account_manager_id: managerOf(viewer) }),
        holdDetail(viewer),
      ),
  }),
  homeCard({
    key: 'own-clients-on-hold',
    title: 'Your clients on credit hold',
    tone: 'danger',
    permission: 'clients:read',
    link: '/dashboard/clients?credit_hold=1',
    empty_text: 'None of your clients is on credit hold.',
    read: async ({ db, viewer, limit }) =>
      cardOf(
        await findClients(db, 'credit', { limit, account_manager_id: viewer.user_id }),
        holdDetail(viewer),
      ),
  }),
  homeCard({
    key: 'clients-without-abn',
    title: 'Clients without an ABN',
    tone: 'warning',
    permission: 'clients:read',
    link: null,
    empty_text: 'Every client that needs an ABN has one.',
    read: async ({ db, viewer, limit }) =>
      cardOf(
        await findClients(db, 'abn', { limit, account_manager_id: managerOf(viewer) }),
        ({ suburb }) => suburb,
      ),
  }),
  homeCard({
    key: 'own-clients-without-contact',
    title: 'Your clients without a contact',
    tone: 'warning',
    permission: 'clients:read',
    link: null,
    empty_text: 'Each of your clients has somebody to ring.',
    read: async ({ db, viewer, limit }) =>
      cardOf(
        await findClients(db, 'contact', { limit, account_manager_id: viewer.user_id }),
        ({ suburb }) => suburb,
      ),
  }),
]
