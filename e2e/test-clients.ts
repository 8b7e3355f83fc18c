import type { Page } from '@playwright/test'
import { api } from './helpers.ts'

/** A client as returned by the API. */
export interface Made {
  id: number
  name: string
}
let number = 0
/** A client for this test alone, with a unique name. */
export async function newClient(fields: object = {}): Promise<Made> {
  number += 1
  const name = `Journey ${String.fromCharCode(64 + number)} ${Date.now() % 1_000_000} Earthworks`
  return api<Made>('admin', 'POST', '/api/clients', {
    name,
    client_type: 'civil',
    email: `journey${number}.${Date.now()}@example.com`,
    ...fields,
  })
}

/** A quarry of a client, where work may go. */
export const newQuarry = (client_id: number): Promise<Made> =>
  api<Made>('admin', 'POST', `/api/clients/${client_id}/sites`, {
    name: 'Quarry',
    address_line1: '1 Quarry Road',
    suburb: 'Epping',
    state: 'VIC',
    postcode: '3076',
  })

/** A client's edit screen, at one of its tabs. */
export const editAddress = ({ id }: Made, tab?: string): string =>
  `/dashboard/clients/${id}/edit${tab ? `?tab=${tab}` : ''}`

/** Opens a client's form, as Edit does on its summary. */
export async function openForm(page: Page, client: Made): Promise<void> {
  await page.goto(editAddress(client))
  await page.getByRole('button', { name: 'Edit' }).click()
}
