import { expect, test } from 'vitest'
import { usualCurrency } from '#shared/money.ts'
import { testApp } from '#test/app.ts'
import { settingsEndpoints as calls } from '../contract/endpoints.ts'

const app = await testApp()
const administrator = await app.as('administrator')
const driver = await app.as('driver')
const format = async () => (await driver.call(calls.getCurrencyFormat, {})).data

test('amounts are whole-dollar USD until the company sets otherwise, for every user', async () => {
  expect((await app.visitor.call(calls.getCurrencyFormat, {})).status).toBe(401)
  expect(await format()).toEqual(usualCurrency)
  const { data: made } = await administrator.call(calls.saveCompany, {
    body: { version: 0, name: 'Demo Plant Hire' },
  })
  expect(made).toMatchObject(usualCurrency)
  const wrong = { version: made.version, currency_code: 'DOLLAR', currency_locale: 'xx' }
  expect(await administrator.call(calls.saveCompany, {} as never, { raw: wrong })).toMatchObject({
    status: 422,
    errors: {
      currency_code: 'Currency is not one of the choices.',
      currency_locale: 'Number format is not one of the choices.',
    },
  })
  const ours = { currency_code: 'AUD', currency_locale: 'en-AU', whole_dollars: 0 } as const
  await administrator.call(calls.saveCompany, { body: { version: made.version, ...ours } })
  expect(await format()).toEqual(ours)
})
