import { expect, test } from 'vitest'
import { noteEndpoints } from '#areas/notes/contract/endpoints.ts'
import { notificationEndpoints } from '#areas/notifications/contract/endpoints.ts'
import { testApp } from '#test/app.ts'
import { homeCards } from '#test/home-cards.ts'
import { newClientWithSite } from '#test/jobs.ts'

const app = await testApp()
const accounts = await app.as('accounts')
const { card, count } = homeCards(app)

test('a mention is on the person’s home until they open it, and on no one else’s', async () => {
  const sales = await app.as('sales')
  const { client_id } = await newClientWithSite(app, { name: 'Ironbark Plumbing' })
  const params = { record_type: 'client', record_id: client_id }
  await accounts.call(noteEndpoints.createNote, { params, body: { body: '@Sal Moretti rings today' } })
  expect(await count('accounts', 'mentions')).toBe(0)
  const { items } = await card('sales', 'mentions')
  expect(items).toMatchObject([
    {
      when: 'Fri 20 Nov',
      label: 'Con Petrou mentioned you',
      detail: '“@Sal Moretti rings today” Client Ironbark Plumbing',
      link: `/dashboard/clients/${client_id}/edit?tab=notes`,
      action: { kind: 'open_mention', to: `/dashboard/clients/${client_id}/edit?tab=notes` },
    },
  ])
  const [item] = items
  const id = item?.action?.kind === 'open_mention' ? item.action.notification_id : 0
  await sales.call(notificationEndpoints.readNotification, { params: { id } })
  expect(await count('sales', 'mentions')).toBe(0)
})
