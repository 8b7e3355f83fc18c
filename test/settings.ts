import { docketEndpoints } from '#areas/dockets/contract/endpoints.ts'
import { invoiceEndpoints } from '#areas/invoices/contract/endpoints.ts'
import { quoteEndpoints } from '#areas/quotes/contract/endpoints.ts'
import { rateCardEndpoints } from '#areas/rates/contract/endpoints.ts'
import type { Input } from '#platform/contract/endpoint.ts'
import type { Caller } from './app.ts'

/** The settings calls that carry a version. */
export const settingsCalls = {
  quotes: { read: quoteEndpoints.getQuoteSettings, save: quoteEndpoints.saveQuoteSettings },
  invoices: { read: invoiceEndpoints.getInvoiceSettings, save: invoiceEndpoints.saveInvoiceSettings },
  dockets: { read: docketEndpoints.getDocketSettings, save: docketEndpoints.saveDocketSettings },
  pricing: { read: rateCardEndpoints.getPricingSettings, save: rateCardEndpoints.savePricingSettings },
} as const

interface Bodies {
  quotes: Input<typeof quoteEndpoints.saveQuoteSettings>['body']
  invoices: Input<typeof invoiceEndpoints.saveInvoiceSettings>['body']
  dockets: Input<typeof docketEndpoints.saveDocketSettings>['body']
  pricing: Input<typeof rateCardEndpoints.savePricingSettings>['body']
}

/** Saves settings at their current version. */
export async function saveSettings<Area extends keyof Bodies>(
  who: Caller,
  area: Area,
  patch: Omit<Bodies[Area], 'version'>,
) {
  const { read, save } = settingsCalls[area]
  const { version } = (await who.call(read, {})).data
  return who.call(save, { body: { ...patch, version } } as never)
}
