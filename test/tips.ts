import { tipOrderEndpoints } from '#areas/tip-orders/contract/endpoints.ts'
import { tipSiteEndpoints } from '#areas/tip-sites/contract/endpoints.ts'
import type { TestApp } from './app.ts'

const weekday = { opens: '06:00', closes: '16:30' }
const shut = { opens: null, closes: null }
let made = 0

/** A tip site that takes clay on weekdays, with a rate by the load, unless `fields` says otherwise. */
export async function newTipSite(app: TestApp, fields: object = {}) {
  made += 1
  const accounts = await app.as('accounts')
  const { data, text } = await accounts.call(tipSiteEndpoints.createTipSite, {
    body: {
      name: `Tip ${made}`,
      materials: [{ material: 'Clay', conditions: null }],
      hours: [weekday, weekday, weekday, weekday, weekday, shut, shut],
      account_no: 'H77',
      ...fields,
    },
  })
  if (!data) throw new Error(text)
  if (data.materials.some(({ material }) => material === 'Clay'))
    await accounts.call(tipSiteEndpoints.createTipRate, {
      params: { id: data.id },
      body: { material: 'Clay', unit: 'load', buy_cents: 900, sell_cents: 1200, valid_from: '2026-07-01' },
    })
  return data
}

/** The allocator's tip order of clay at a site, unless `fields` says otherwise. */
export const addTip = async (app: TestApp, order_id: number, tip_site_id: number, fields: object = {}) =>
  (await app.as('allocator')).call(tipOrderEndpoints.createTipOrder, {
    params: { id: order_id },
    body: { tip_site_id, material: 'Clay', ...fields },
  })

/** An order's tip orders, as accounts read them. */
export const tipsOf = async (app: TestApp, order_id: number) =>
  (await (await app.as('accounts')).call(tipOrderEndpoints.listTipOrders, { params: { id: order_id } })).data
