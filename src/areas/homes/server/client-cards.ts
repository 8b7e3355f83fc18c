import { type Viewer, may, scopeOf } from '#platform/server/sessions/viewer.ts'
import { holdWords } from '#areas/clients/rules/hold-words.ts'
import { findClients } from './client-cards-store.ts'
import { type HomeCardSource, callTo, countOf, homeCard } from './home-card.ts'

type Found = Awaited<ReturnType<typeof findClients>>

const cardOf = (found: Found, reasonOf: (client: Found[number]) => string | null) => ({
  count: countOf(found),
  items: found.map((client) => ({
    label: client.name,
    detail: client.suburb,
    reason: reasonOf(client),
    link: `/dashboard/clients/${client.id}/edit`,
    action: callTo(client.phone, client.name),
  })),
})

/** Viewers limited to the clients they manage get those. */
const managerOf = (viewer: Viewer & { user_id: number }): number | undefined =>
  scopeOf(viewer, 'clients:read') === 'own' ? viewer.user_id : undefined

const holdReason =
  (viewer: Viewer) =>
  ({ credit_hold_reason }: Found[number]): string | null =>
    holdWords(credit_hold_reason, may(viewer, 'clients:credit'))

export const clientCards: readonly HomeCardSource[] = [
  homeCard({
    key: 'clients-on-hold',
    title: 'On credit hold',
    permission: 'clients:read',
    link: '/dashboard/clients?credit_hold=1',
    read: async ({ db, viewer, limit }) =>
      cardOf(
        await findClients(db, 'credit', { limit, account_manager_id: managerOf(viewer) }),
        holdReason(viewer),
      ),
  }),
  homeCard({
    key: 'own-clients-on-hold',
    title: 'Your clients on credit hold',
    permission: 'clients:read',
    link: '/dashboard/clients?credit_hold=1',
    read: async ({ db, viewer, limit }) => ({
      ...cardOf(
        await findClients(db, 'credit', { limit, account_manager_id: viewer.user_id }),
        holdReason(viewer),
      ),
      link: `/dashboard/clients?credit_hold=1&account_manager_id=${viewer.user_id}`,
    }),
  }),
  homeCard({
    key: 'clients-without-abn',
    title: 'Clients without an ABN',
    permission: 'clients:read',
    link: null,
    read: async ({ db, viewer, limit }) =>
      cardOf(await findClients(db, 'abn', { limit, account_manager_id: managerOf(viewer) }), () => null),
  }),
  homeCard({
    key: 'own-clients-without-contact',
    title: 'Your clients without a contact',
    permission: 'clients:read',
    link: null,
    read: async ({ db, viewer, limit }) =>
      cardOf(await findClients(db, 'contact', { limit, account_manager_id: viewer.user_id }), () => null),
  }),
]
