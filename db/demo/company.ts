import type { Change } from '#platform/server/change/change.ts'

/** The demo's fictional business. Its ABN has valid check digits and belongs to the demo alone. */
export async function demoCompany(change: Change): Promise<void> {
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
}
