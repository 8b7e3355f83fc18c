import { clientContacts, createClient, createSite } from '#areas/clients/server/index.ts'
import { clientTypes } from '#areas/clients/contract/choices.ts'
import type { ClientInput } from '#areas/clients/contract/client.ts'
import type { Change } from '#platform/server/change/change.ts'
import type { Chance } from './random.ts'
import {
  businessFirst,
  businessSecond,
  firstNames,
  lastNames,
  mobiles,
  officePositions,
  places,
  sitePositions,
  streets,
} from './names.ts'

/** Every third business is a company; councils and water boards never are. */
const ending = (number: number, client_type: ClientInput['client_type']): string =>
  number % 3 === 0 && client_type !== 'government' ? ' Pty Ltd' : ''

const personName = (random: Chance): string => `${random.pick(firstNames)} ${random.pick(lastNames)}`

const landline = (random: Chance): string => `035550${String(random.whole(0, 9999)).padStart(4, '0')}`

/** An ABN with valid check digits (domain: "ABN"), from nine digits. */
export function abnOf(nine: string): string {
  const weights = [3, 5, 7, 9, 11, 13, 15, 17, 19]
  const sum = weights.reduce((total, weight, at) => total + weight * Number(nine[at]), 0)
  // The two leading digits d1 d2 must make 10(d1-1) + d2 + sum a multiple of 89.
  const lead = 10 + ((89 - (sum % 89)) % 89)
  return `${lead}${nine}`
}

function addressOf(random: Chance) {
  const place = random.pick(places)
  return { ...place, address_line1: `${random.whole(1, 320)} ${random.pick(streets)}`, state: 'VIC' as const }
}

/** Those on hold get no work, and so owe nothing: none of the reasons is an invoice. */
const holdReason = 'Account application not signed yet'

/** A name that no other client has; `Pty Ltd` alone makes none different. */
function nameOf(random: Chance, client_type: ClientInput['client_type'], usedNames: Set<string>): string {
  for (;;) {
    const name =
      client_type === 'homeowner'
        ? personName(random)
        : `${random.pick(businessFirst)} ${random.pick(businessSecond[client_type])}`
    if (usedNames.has(name)) continue
    usedNames.add(name)
    return name
  }
}

interface Made {
  number: number
  managers: readonly number[]
  usedNames: Set<string>
  address: ReturnType<typeof addressOf>
}

function clientOf(random: Chance, { number, managers, usedNames, address }: Made): ClientInput {
  const client_type = random.pick(clientTypes)
  const isPerson = client_type === 'homeowner'
  const name = `${nameOf(random, client_type, usedNames)}${isPerson ? '' : ending(number, client_type)}`
  const slug = name
    .toLowerCase()
    .replace(/[^a-z]+/g, '.')
    .replace(/\.$/, '')
  const onHold = random.happens(4)
  return {
    name,
    client_type,
    email: `${slug}.${number}@example.com`,
    phone: landline(random),
    ...address,
    ...(isPerson ? {} : { abn: abnOf(String(900_000_000 + number * 37)) }),
    payment_terms: random.pick([
      '7',
      '14',
      '30',
      '30',
      'EOM30',
      ...(isPerson ? (['COD'] as const) : []),
    ] as const),
    credit_limit_cents: isPerson ? null : random.whole(1, 40) * 500_000,
    ...(onHold ? { credit_hold: 1 as const, credit_hold_reason: holdReason } : {}),
    po_required: !isPerson && random.happens(client_type === 'government' ? 95 : 30) ? 1 : 0,
    one_invoice_per: isPerson ? 'job' : random.pick(['job', 'job', 'po', 'week', 'month'] as const),
    account_manager_id: random.happens(80) ? random.pick(managers) : null,
  }
}

/** Clients with their contacts and sites, created through the verbs. */
export async function demoClients(
  change: Change,
  random: Chance,
  from: number,
  to: number,
  managers: readonly number[],
  usedNames: Set<string>,
): Promise<void> {
  for (let number = from; number < to; number++) {
    const address = addressOf(random)
    const client = await createClient(change, clientOf(random, { number, managers, usedNames, address }))
    const isPerson = client.client_type === 'homeowner'
    const contacts = isPerson ? 1 : random.whole(1, 3)
    let on_site: number | null = null
    for (let at = 0; at < contacts; at++) {
      const name = isPerson ? client.name : personName(random)
      const contact = await clientContacts.create(change, client.id, {
        name,
        position: isPerson ? null : random.pick(at === 0 ? officePositions : sitePositions),
        email: `${name.toLowerCase().replace(/[^a-z]+/g, '.')}.${number}@example.com`,
        mobile: random.pick(mobiles).replace(/ /g, '').replace(/^0/, '61'),
        is_primary: at === 0 ? 1 : 0,
        roles: at === 0 ? ['orders', 'signatory'] : ['site'],
        may_sign_dockets: 1,
        may_accept_quotes: at === 0 ? 1 : 0,
      })
      if (at > 0) on_site = contact.id
    }
    const sites = isPerson ? 1 : random.whole(0, 3)
    for (let at = 0; at < sites; at++) {
      // Home owners have the work done at home.
      const place = isPerson ? address : addressOf(random)
      await createSite(change, client.id, {
        ...place,
        name: isPerson ? 'Home' : `${place.suburb} stage ${at + 1}`,
        contact_id: on_site,
        site_hours: '7 am to 5 pm, Saturday by arrangement',
        access_notes: random.happens(40)
          ? isPerson
            ? 'Driveway on the left. Mind the letter box and the dog.'
            : 'Report to the site office. Hard hat, boots and high-vis from the gate.'
          : null,
        induction_required: !isPerson && random.happens(50) ? 1 : 0,
        byda_ref: random.happens(50) ? String(random.whole(20_000_000, 39_999_999)) : null,
        is_government_project: client.client_type === 'government' ? 1 : 0,
      })
    }
  }
}
