import { createDriver } from '#areas/drivers/server/index.ts'
import { licenceClasses } from '#areas/drivers/contract/choices.ts'
import { createAsset, createCategory, setAssetCost, takeOffRoad } from '#areas/resources/server/index.ts'
import { createDepot } from '#areas/settings/server/index.ts'
import { approveSubcontractor, createSubcontractor } from '#areas/subcontractors/server/index.ts'
import type { Change } from '#platform/server/change/change.ts'
import { addDays } from '#shared/local-date.ts'
import { type Kind, kinds } from './fleet-models.ts'
import { firstNames, lastNames, mobiles, places, streets } from './names.ts'
import type { Chance } from './random.ts'

/** The driver that the sign-in of that name belongs to. */
export const driverWithPhone = 'Dan Okafor'

/** Which of the demo's users have driver or subcontractor records. */
export interface FleetUsers {
  driver: number
  subcontractor: number
}

/** What later parts of the demo need to know about it. */
export interface DemoFleet {
  drivers: { id: number; name: string; licence_class: LicenceClass; licence_expires_on: string }[]
  depots: number[]
  /** Those available for work. */
  subcontractors: number[]
  /** All of them, with those still to be approved. */
  companies: { id: number; name: string }[]
}

type LicenceClass = (typeof licenceClasses)[number]

interface Yard {
  change: Change
  random: Chance
  depots: number[]
  /** How many drivers there are. */
  made: number
}

const ownDrivers = 25
const companies = [
  {
    name: 'Barwon Haulage Pty Ltd',
    abn: '32900000025',
    contact_name: 'Sid Barwon',
    suburb: 'Werribee',
    plant: ['TD', 'TD', 'T10'],
  },
  {
    name: 'Plenty Valley Earthmoving Pty Ltd',
    abn: '53900000033',
    contact_name: 'Marco Vella',
    suburb: 'Epping',
    plant: ['EX14', 'EX20', 'PT'],
  },
  {
    name: 'J. Quirk Tippers',
    abn: '74900000041',
    contact_name: 'Jodie Quirk',
    suburb: 'Pakenham',
    plant: ['T10', 'TS'],
    is_owner_driver: 1,
  },
] as const

/** Depots, categories, drivers, subcontractors and plant, created through the verbs. */
export async function demoFleet(change: Change, random: Chance, users: FleetUsers): Promise<DemoFleet> {
  const depots = await demoDepots(change)
  const yard: Yard = { change, random, depots, made: 0 }
  const drivers = await demoDrivers(yard, users.driver)
  const plant = new Plant(yard)
  for (const [at, kind] of kinds.entries()) await plant.addKind(kind, (at + 1) * 10)
  for (const kind of kinds) {
    for (let count = 0; count < kind.own; count++) await plant.addOwn(kind, drivers)
  }
  const approved: number[] = []
  const subcontractors: DemoFleet['companies'] = []
  for (const [at, company] of companies.entries()) {
    const { plant: codes, ...fields } = company
    const subcontractor = await createSubcontractor(change, {
      ...fields,
      mobile: mobileOf(at),
      email: `office.${at + 1}@example.com`,
      state: 'VIC',
      payment_terms: '30',
    })
    subcontractors.push(subcontractor)
    // The last one's documents are still to be reviewed.
    if (at < companies.length - 1) {
      await approveSubcontractor(change, subcontractor.id)
      approved.push(subcontractor.id)
    }
    if (at === 0) await linkUser(change, users.subcontractor, { subcontractor_id: subcontractor.id })
    for (const [number, code] of codes.entries()) {
      await plant.addTheirs(code, subcontractor)
      if (number < 2) drivers.push(await addDriver(yard, `S${at + 1}${number + 1}`, subcontractor.id))
    }
  }
  await takeOffRoad(change, plant.ids[5] ?? 0, 'Track adjuster leaks. Seal kit is on order.')
  await takeOffRoad(change, plant.ids[33] ?? 0, 'Failed prestart: service brake.')
  return { drivers, depots, subcontractors: approved, companies: subcontractors }
}

const mobileOf = (at: number): string =>
  (mobiles[at % mobiles.length] ?? mobiles[0]).replace(/ /g, '').replace(/^0/, '61')

async function demoDepots(change: Change): Promise<number[]> {
  const ids: number[] = []
  for (const [at, { suburb, postcode, lat, lng }] of places.slice(0, 3).entries()) {
    const address = {
      address_line1: `${12 + at * 31} ${streets[at + 6] ?? streets[0]}`,
      suburb,
      postcode,
      lat,
      lng,
    }
    const fields = { name: suburb, phone: `035550010${at + 1}`, sort: (at + 1) * 10 }
    ids.push((await createDepot(change, { ...address, ...fields, state: 'VIC' })).id)
  }
  return ids
}

/** Links a driver's or subcontractor's sign-in to the record of the same name. */
async function linkUser(
  { tx }: Change,
  user_id: number,
  record: { driver_id: number } | { subcontractor_id: number },
): Promise<void> {
  await tx.updateTable('app_user').set(record).where('id', '=', user_id).execute()
}

async function demoDrivers(yard: Yard, user_id: number): Promise<DemoFleet['drivers']> {
  const drivers = [await addDriver(yard, driverWithPhone)]
  await linkUser(yard.change, user_id, { driver_id: drivers[0]?.id ?? 0 })
  for (let number = 1; number < ownDrivers; number++) drivers.push(await addDriver(yard, `E${number}`))
  return drivers
}

/** `who`: a full name, or what makes a particular one different. */
async function addDriver(yard: Yard, who: string, subcontractor_id?: number) {
  const { change, random, depots } = yard
  const number = yard.made++
  const name = who.includes(' ')
    ? who
    : `${firstNames[(number * 7) % firstNames.length]} ${lastNames[(number * 11 + 3 + Math.floor(number / firstNames.length)) % lastNames.length]}`
  const home = random.pick(places)
  const anyClass = number === 0 ? 'HC' : random.pick([...licenceClasses, 'HR', 'HC', 'HC'] as const)
  // Subcontractors' drivers drive their trucks, the truck and dog too.
  const licence_class: LicenceClass = subcontractor_id === undefined ? anyClass : 'HC'
  const licence_expires_on = addDays(change.today, number === 4 ? -6 : random.whole(9, 1700))
  const { id } = await createDriver(change, {
    name,
    employee_no: subcontractor_id === undefined ? `E-${String(101 + number)}` : null,
    mobile: mobileOf(number),
    email: `${name.toLowerCase().replace(/[^a-z]+/g, '.')}@example.com`,
    dob: `${random.whole(1962, 2002)}-0${random.whole(1, 9)}-1${random.whole(0, 9)}`,
    address_line1: `${random.whole(1, 180)} ${random.pick(streets)}`,
    suburb: home.suburb,
    postcode: home.postcode,
    state: 'VIC',
    employment:
      subcontractor_id === undefined
        ? random.pick(['employee_full', 'employee_full', 'employee_casual'] as const)
        : 'subcontractor_operator',
    subcontractor_id: subcontractor_id ?? null,
    licence_no: `0${81_234_567 + number * 1_013}`,
    licence_state: 'VIC',
    licence_class,
    licence_expires_on,
    ohs_card_no: `VIC-01${String(55_701 + number)}`,
    hourly_cost_cents: subcontractor_id === undefined ? random.whole(52, 68) * 100 : null,
    depot_id: random.pick(depots),
    start_date: addDays(change.today, -random.whole(60, 3000)),
    emergency_contact_name: `${random.pick(firstNames)} ${name.split(' ').at(-1)}`,
    emergency_contact_phone: mobileOf(number + 1),
    emergency_contact_relation: random.pick(['Partner', 'Parent', 'Friend']),
  })
  return { id, name, licence_class, licence_expires_on }
}

const plates = 'ABCDEFGHJKLMNPRSTUVWXYZ'
const letters = (number: number): string =>
  `${plates[number % plates.length]}${plates[(number * 7) % plates.length]}`
const onRoad = ['BH', 'GR', 'CO']

/** Adds plant to the list, each with the next number of its kind. */
class Plant {
  readonly ids: number[] = []
  readonly #categories = new Map<string, number>()
  readonly #numbers = new Map<string, number>()
  readonly #yard: Yard

  constructor(yard: Yard) {
    this.#yard = yard
  }

  async addKind({ code, category }: Kind, sort: number): Promise<void> {
    const { id } = await createCategory(this.#yard.change, { ...category, sort })
    this.#categories.set(code, id)
  }

  async addOwn(kind: Kind, drivers: DemoFleet['drivers']): Promise<void> {
    const { change, random } = this.#yard
    const isLeased = random.happens(12)
    const needed = licenceClasses.indexOf(kind.category.min_licence_class ?? 'C')
    const able = drivers.filter(({ licence_class }) => licenceClasses.indexOf(licence_class) >= needed)
    const driver = random.happens(60) ? able[this.ids.length % able.length] : undefined
    const asset = await this.#add(kind, {
      asset_owner: isLeased ? 'leased' : 'own',
      default_driver_id: driver?.id ?? null,
    })
    if (isLeased) return
    await setAssetCost(change, asset.id, {
      version: asset.version,
      purchased_on: addDays(change.today, -random.whole(200, 2500)),
      purchase_price_cents: random.whole(40, 480) * 100_000,
    })
  }

  async addTheirs(code: string, { id, name }: { id: number; name: string }): Promise<void> {
    const kind = kinds.find((one) => one.code === code)
    if (!kind) throw new Error(`${name} cannot have a ${code}`)
    await this.#add(kind, { asset_owner: 'subcontractor', subcontractor_id: id })
  }

  async #add(
    kind: Kind,
    owner: Pick<Parameters<typeof createAsset>[1], 'asset_owner' | 'subcontractor_id' | 'default_driver_id'>,
  ) {
    const { change, random, depots } = this.#yard
    const number = (this.#numbers.get(kind.code) ?? 0) + 1
    this.#numbers.set(kind.code, number)
    const at = this.ids.length
    const isTruck = kind.category.asset_group === 'truck'
    const [make, model] = kind.models[(number - 1) % kind.models.length] ?? kind.models[0]
    const until = (from: number, to: number) => addDays(change.today, random.whole(from, to))
    const rego = {
      rego_no: `${1 + (at % 2)}${letters(at + 3)}${at % 10}${letters(at * 3 + 5)}`,
      rego_state: 'VIC',
      rego_expires_on: at % 17 === 11 ? until(-12, -2) : until(6, 350),
    } as const
    const asset = await createAsset(change, {
      fleet_no: `${kind.code}-${String(number).padStart(2, '0')}`,
      asset_category_id: this.#categories.get(kind.code) ?? 0,
      name: `${make} ${model}`,
      make,
      model,
      year: random.whole(2012, Number(change.today.slice(0, 4)) - 1),
      serial_no: `SN${String(100_100 + at * 37)}`,
      ...(isTruck || onRoad.includes(kind.code) ? rego : {}),
      ...(isTruck
        ? {
            vin: `6FPDEMX00${String(20_260_000 + at)}`,
            meter_type: 'both',
            odometer_current: random.whole(40, 620) * 1000,
          }
        : {}),
      ...servicePlan(at, random.whole(300, 9800)),
      ...kind.size,
      depot_id: random.pick(depots),
      insurance_expires_on: until(20, 340),
      ...(isTruck ? {} : { plant_inspection_expires_on: until(-3, 330) }),
      wet_hire: 1,
      dry_hire: !isTruck && random.happens(40) ? 1 : 0,
      ...owner,
    })
    this.ids.push(asset.id)
    return asset
  }
}

/** Serviced every 250 hours; of each twenty machines one is overdue and two are due soon. */
function servicePlan(at: number, smu_current: number) {
  const left = at % 20 === 7 ? -12 : at % 10 === 3 ? 30 : 60 + ((at * 37) % 180)
  return { smu_current, service_interval_hours: 250, next_service_hours: smu_current + left }
}
