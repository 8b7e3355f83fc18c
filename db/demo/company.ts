import { createReadStream } from 'node:fs'
import { setLogo } from '#areas/settings/server/index.ts'
import type { Change } from '#platform/server/change/change.ts'
import type { FileStore } from '#platform/server/files/file-store.ts'

const logo = new URL('logo.png', import.meta.url)

/** The demo's fictional business. Its ABN has valid check digits and belongs to the demo alone. */
export async function demoCompany(change: Change, receive: FileStore['receive']): Promise<void> {
  const company = await change.tx
    .insertInto('company')
    .values({
      name: 'Yarra Ridge Plant & Cartage Pty Ltd',
      trading_name: 'Yarra Ridge',
      abn: '11900000017',
      gst_registered: 1,
      phone: '0355500100',
      email: 'office@demo.example',
      website: 'https://www.demo.example',
      address_line1: '12 Fitzgerald Road',
      suburb: 'Laverton North',
      state: 'VIC',
      postcode: '3026',
      bank_name: 'Demo Bank',
      bank_bsb: '000000',
      bank_account_no: '12345678',
      bank_account_name: 'Yarra Ridge Plant & Cartage',
      is_default: 1,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  change.log({
    action: 'created',
    record_type: 'company',
    record_id: company.id,
    record_label: company.name,
    after: company,
  })
  const file = await receive(createReadStream(logo), 'Yarra Ridge.png', { max_bytes: 1_000_000 })
  await setLogo(change, company.version, file)
}
