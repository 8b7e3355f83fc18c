import { editCategory } from '#areas/resources/server/index.ts'
import {
  assetTags,
  createColour,
  createSkill,
  createTag,
  driverSkills,
  driverTags,
  saveHoldings,
} from '#areas/tags/server/index.ts'
import type { Tick } from '#platform/contract/ticks.ts'
import type { Change } from '#platform/server/change/change.ts'
import type { DemoFleet } from './fleet.ts'
import type { Chance } from './random.ts'

const colours = {
  Amber: '#F2A93B',
  Green: '#2E9E5B',
  Red: '#D64545',
  Violet: '#7A5AC8',
  Grey: '#9AA3AF',
  Slate: '#5B6472',
  Blue: '#2D6CDF',
  Teal: '#1F7A7A',
  Orange: '#E0702B',
  Brown: '#7B5B3A',
  Pink: '#C2408B',
  Navy: '#22346B',
}

type Colour = keyof typeof colours
/** How many in a hundred have it. */
type Share = number

/** Tags, with their colours (domain: "Skills / competencies"). */
const competencies: readonly (readonly [name: string, colour: Colour, share: Share])[] = [
  ['Asbestos awareness', 'Orange', 40],
  ['BFM', 'Slate', 20],
  ['Chain of Responsibility', 'Slate', 60],
  ['Confined space', 'Orange', 25],
  ['First aid', 'Green', 50],
  ['GPS machine control', 'Teal', 20],
  ['Spotter', 'Amber', 45],
  ['Traffic controller', 'Amber', 30],
  ['Working near rail', 'Red', 15],
]
/** What the less obvious ones mean. */
const descriptions: Readonly<Record<string, string>> = {
  BFM: 'Basic fatigue management accreditation',
  'Preferred crew': 'Ask first for repeat clients',
  'Rail inducted': 'Rail network induction done this year',
  Trial: 'First three months',
  Weekend: 'Takes weekend shifts',
}
const about: readonly (readonly [name: string, colour: Colour, share: Share])[] = [
  ['Airport ASIC', 'Navy', 10],
  ['Apprentice', 'Pink', 8],
  ['Long-distance OK', 'Blue', 35],
  ['Night shift', 'Violet', 30],
  ['Own tools', 'Grey', 40],
  ['Preferred crew', 'Green', 25],
  ['Rail inducted', 'Red', 20],
  ['Trial', 'Brown', 6],
  ['Weekend', 'Blue', 45],
]

interface Listed {
  name: string
  skill_group: string
  document?: string
  licence_class?: 'MR' | 'HR' | 'HC' | 'MC'
  validity_months?: number
  share: Share
}
const voc = (machine: string, share: Share): Listed => ({
  name: `VOC ${machine}`,
  skill_group: 'Plant',
  document: 'Verification of competency',
  validity_months: 36,
  share,
})
const driving = (licence_class: 'MR' | 'HR' | 'HC' | 'MC', share: Share): Listed => ({
  name: `Driver licence ${licence_class}`,
  skill_group: 'Driving',
  licence_class,
  share,
})
const highRisk = (name: string, share: Share): Listed => ({
  name: `HRWL ${name}`,
  skill_group: 'High risk work',
  document: 'High risk work licence',
  validity_months: 60,
  share,
})
const skills: readonly Listed[] = [
  { name: 'White Card', skill_group: 'Site', document: 'White card', share: 100 },
  driving('MR', 70),
  driving('HR', 55),
  driving('HC', 35),
  driving('MC', 15),
  ...['Excavator', 'Skid steer', 'Posi track', 'Front-end loader', 'Backhoe'].map((machine) =>
    voc(machine, 35),
  ),
  ...['Roller', 'Grader', 'Dozer', 'Scraper', 'Dump truck'].map((machine) => voc(machine, 20)),
  highRisk('DG', 20),
  highRisk('CV', 15),
  highRisk('LF', 25),
  highRisk('WP', 15),
  { name: 'First Aid', skill_group: 'Site', validity_months: 36, share: 40 },
  { name: 'Vehicle loading', skill_group: 'Driving', share: 45 },
]

/** The demo company's tags, skills and colours, and who has which, through the verbs. */
export async function demoTags(change: Change, random: Chance, { drivers }: DemoFleet): Promise<void> {
  const colourIds = new Map<string, number>()
  for (const [at, [name, hex]] of Object.entries(colours).entries())
    colourIds.set(name, (await createColour(change, { name, hex, sort: (at + 1) * 10 })).id)
  const givenTo = (column_id: number, share: Share): Tick[] =>
    drivers.filter(() => random.happens(share)).map(({ id }) => ({ row_id: id, column_id }))

  const tagged: Tick[] = []
  for (const [tag_type, listed] of [
    ['competency', competencies],
    ['user', about],
  ] as const)
    for (const [name, colour, share] of listed) {
      const tag = await createTag(change, {
        name,
        tag_type,
        colour_id: colourIds.get(colour),
        description: descriptions[name],
      })
      tagged.push(...givenTo(tag.id, share))
    }
  await saveHoldings(change, driverTags, { added: tagged, removed: [] })

  const machines = await change.tx.selectFrom('asset').select('id').orderBy('id').execute()
  const fitted = await createTag(change, {
    name: 'Machine control fitted',
    tag_type: 'user',
    colour_id: colourIds.get('Teal'),
    description: 'Has its own GPS machine control',
  })
  const added = machines
    .filter(() => random.happens(15))
    .map(({ id }) => ({ row_id: id, column_id: fitted.id }))
  await saveHoldings(change, assetTags, { added, removed: [] })

  const types = await change.tx
    .selectFrom('document_type')
    .select(['id', 'name'])
    .where('record_type', '=', 'driver')
    .execute()
  const skilled: Tick[] = []
  for (const { document, share, ...fields } of skills) {
    const document_type_id = types.find(({ name }) => name === document)?.id ?? null
    const skill = await createSkill(change, { ...fields, document_type_id })
    skilled.push(...givenTo(skill.id, share))
    if (skill.name === 'Vehicle loading') await askOfCombos(change, skill.id)
  }
  await saveHoldings(change, driverSkills, { added: skilled, removed: [] })
}

/** Who drives a combination loads the excavator onto the truck. */
async function askOfCombos(change: Change, skill_id: number): Promise<void> {
  const combos = await change.tx
    .selectFrom('asset_category')
    .select(['id', 'version'])
    .where('asset_group', '=', 'combo')
    .execute()
  for (const { id, version } of combos)
    await editCategory(change, id, { version, required_skill_ids: [skill_id] })
}
