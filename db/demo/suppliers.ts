import type { SupplierInput } from '#areas/suppliers/contract/supplier.ts'
import { createSupplier, supplierContacts } from '#areas/suppliers/server/index.ts'
import type { Change } from '#platform/server/change/change.ts'
import { abnOf } from './clients.ts'
import { mobiles } from './names.ts'

type Listed = readonly [
  name: string,
  categories: NonNullable<SupplierInput['categories']>,
  payment_terms: NonNullable<SupplierInput['payment_terms']>,
  address_line1: string,
  suburb: string,
  postcode: string,
]
/** Tips and quarries (domain: "Tip sites"), and repairers. */
const suppliers: readonly Listed[] = [
  ['Westgate Clean Fill', ['tip'], '30', '210 Palmers Road', 'Truganina', '3029'],
  ['Calder Park Quarry Fill', ['tip', 'material'], '30', '85 Bulla Road', 'Sunbury', '3429'],
  ['Merri Creek Recyclers', ['tip', 'material'], 'EOM30', '14 Northbourne Road', 'Campbellfield', '3061'],
  ['Dandenong Ridge Landfill', ['tip'], '14', '400 Wellington Road', 'Lysterfield', '3156'],
  ['Western Soil Treatment', ['tip'], '7', '61 Sunshine Road', 'Tottenham', '3012'],
  ['Pakenham Sand & Soil', ['material'], '30', '9 Bald Hill Road', 'Pakenham', '3810'],
  ['Cranbourne Fill Farm', ['tip'], 'COD', '1120 Pearcedale Road', 'Cranbourne South', '3977'],
  ['Epping Rock Yard', ['material'], '30', '300 Cooper Street', 'Epping', '3076'],
  ['Ringroad Hydraulics', ['parts', 'repairs'], '30', '27 Geelong Street', 'Footscray', '3011'],
  ['Tracks & Teeth Supply', ['parts'], 'EOM30', '5 Frankston Road', 'Dandenong South', '3175'],
  ['Bayline Bulk Fuel', ['fuel'], '14', '130 Francis Street', 'Yarraville', '3013'],
  ['Hume Tyre & Axle', ['parts', 'repairs'], '30', '48 Hume Highway', 'Somerton', '3062'],
]

/** Who answers there, for every second supplier also someone at the gate or counter. */
const people = [
  ['Marg Tolliver', 'Accounts'],
  ['Ngaire Hohepa', 'Accounts'],
  ['Vinh Tran', 'Manager'],
  ['Rosa Calabrese', 'Accounts'],
  ['Bert Lindholm', 'Owner'],
  ['Aaliyah Rahman', 'Accounts'],
  ['Craig Dunstan', 'Weighbridge'],
  ['Toula Pappas', 'Manager'],
] as const

const slugOf = (name: string): string => name.toLowerCase().replaceAll(/[^a-z]+/g, '.')

/** The demo company's suppliers, created through the verbs. */
export async function demoSuppliers(change: Change) {
  const made: Awaited<ReturnType<typeof createSupplier>>[] = []
  for (const [at, one] of suppliers.entries()) {
    const [name, categories, payment_terms, address_line1, suburb, postcode] = one
    const supplier = await createSupplier(change, {
      name,
      categories,
      payment_terms,
      address_line1,
      suburb,
      postcode,
      state: 'VIC',
      abn: abnOf(String(910_000_000 + at * 37)),
      email: `accounts@${slugOf(name)}.example.com`,
      phone: `03555002${String(at).padStart(2, '0')}`,
    })
    made.push(supplier)
    for (let contact = 0; contact <= at % 2; contact += 1) {
      const [person, position] = people[(at + contact * 3) % people.length] ?? people[0]
      await supplierContacts.create(change, supplier.id, {
        name: person,
        position,
        mobile: (mobiles[(at + contact) % mobiles.length] ?? mobiles[0])
          .replaceAll(' ', '')
          .replace(/^0/, '61'),
        email: `${person.split(' ')[0]?.toLowerCase()}@${slugOf(name)}.example.com`,
        is_primary: contact === 0 ? 1 : 0,
      })
    }
  }
  return made
}
