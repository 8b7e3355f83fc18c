import { expect, test } from 'vitest'
import { testApp } from '#test/app.ts'
import { bankDetails, bankDetailsOf } from '#test/bank-details.ts'
import { homeCards } from '#test/home-cards.ts'

const app = await testApp()
const { newPayee, propose, confirm } = await bankDetailsOf(app)
const { card, count, whoSees } = homeCards(app)
const accounts = await app.as('accounts')
const administrator = await app.as('administrator')
const key = 'bank-details-waiting'

test('only those who may confirm bank details see which ones wait', async () => {
  expect(await whoSees(key)).toEqual(['administrator', 'otherAdministrator', 'accounts'])
})

test('new bank details wait for someone other than who entered them, without a number', async () => {
  const before = await count('administrator', key)
  const payee = await newPayee()
  const { data } = await propose(accounts, payee)
  const link = `/dashboard/suppliers/${payee.record_id}/edit?tab=bank`
  const rowOf = async (name: 'administrator' | 'accounts') =>
    (await card(name, key)).items.find(({ label }) => label.includes(payee.name))
  expect(await count('administrator', key)).toBe(before + 1)
  expect(await rowOf('administrator')).toMatchObject({ link, action: { verb: 'Confirm', to: link } })
  expect(await rowOf('accounts')).toMatchObject({
    reason: 'You entered them, so someone else confirms them',
    action: null,
  })
  expect(JSON.stringify(await rowOf('administrator'))).not.toContain(bankDetails.bank_account_no)
  expect((await confirm(administrator, data.id)).status).toBe(200)
  expect(await count('administrator', key)).toBe(before)
})
