import type { AnswerType, ChecklistKind } from '#areas/checklists/contract/choices.ts'
import type { ChecklistItemInput } from '#areas/checklists/contract/checklist.ts'
import { createChecklist } from '#areas/checklists/server/index.ts'
import type { Change } from '#platform/server/change/change.ts'

interface Template {
  name: string
  kind: ChecklistKind
  frequency: 'daily' | 'weekly' | 'per_job'
  intro: string
  /** Categories of plant that it is for. */
  categories?: readonly string[]
  /** Drivers get it. */
  is_active: 0 | 1
  items: readonly ChecklistItemInput[]
}

const item = (
  section: string,
  text: string,
  {
    answer_type = 'ok_fail_na',
    ...rest
  }: Partial<Omit<ChecklistItemInput, 'section' | 'text'>> & { answer_type?: AnswerType } = {},
): ChecklistItemInput => ({
  section,
  text,
  help: null,
  answer_type,
  is_mandatory: 1,
  about: 'asset',
  is_critical: 0,
  photo_on_fail: 0,
  ...rest,
})
const critical = { is_critical: 1 } as const
const withPhoto = { is_critical: 1, photo_on_fail: 1 } as const

const templates: readonly Template[] = [
  {
    name: 'Float and trailer',
    kind: 'trailer',
    frequency: 'daily',
    intro: 'Before a machine is loaded, with the float on level ground.',
    categories: ['Low loader / float', 'Tilt tray / tag float'],
    is_active: 1,
    items: [
      item('Load restraint', 'Chains and hooks, no stretched links', withPhoto),
      item('Load restraint', 'Binders and dogs', withPhoto),
      item('Load restraint', 'Ramps, pins and hydraulics', critical),
      item('On the road', 'Brakes, no air leaks', critical),
      item('On the road', 'Tyres: tread and pressure, wheel nuts tight', withPhoto),
      item('On the road', 'Oversize signs, flags and flashing lights'),
      item('On the road', 'Lights and indicators', critical),
    ],
  },
  {
    name: 'Site arrival',
    kind: 'site',
    frequency: 'per_job',
    intro: 'When you arrive, before the machine leaves the float.',
    is_active: 0,
    items: [
      item('Induction', 'Site induction done', { answer_type: 'yes_no', about: 'driver', ...critical }),
      item('Induction', 'Met the site contact', { answer_type: 'yes_no' }),
      item('Induction', 'PPE as the site requires', { answer_type: 'yes_no' }),
      item('Ground', 'Underground services marked', withPhoto),
      item('Ground', 'Access and ground conditions'),
      item('Ground', 'Traffic plan'),
      item('Ground', 'Weather', { answer_type: 'text', is_mandatory: 0 }),
      item('SWMS', 'SWMS read', { answer_type: 'yes_no', about: 'driver', ...critical }),
      item('SWMS', 'Signed onto the SWMS', { answer_type: 'signature' }),
    ],
  },
  {
    name: 'End of day',
    kind: 'end_of_day',
    frequency: 'daily',
    intro: 'Before you leave the machine.',
    is_active: 0,
    items: [
      item('Machine', 'Parked, lowered and isolated', { photo_on_fail: 1 }),
      item('Machine', 'Photo of where it is parked', { answer_type: 'photo' }),
      item('Machine', 'Hour meter', { answer_type: 'number' }),
      item('Machine', 'Fuel in percent', { answer_type: 'number', is_mandatory: 0 }),
      item('Machine', 'No new damage today', { photo_on_fail: 1 }),
      item('Site', 'Docket signed', { answer_type: 'yes_no' }),
      item('Site', 'Gate closed', { answer_type: 'yes_no' }),
    ],
  },
  {
    name: 'Plant onboarding',
    kind: 'plant_onboarding',
    frequency: 'per_job',
    intro: 'Once a year, and before a subcontractor’s machine works for us.',
    is_active: 0,
    items: [
      item('Papers', 'Risk assessment', critical),
      item('Papers', 'Service records'),
      item('Papers', 'Insurance current', critical),
      item('Machine', 'Hose-burst valves', { help: 'N/A if it never lifts.', ...critical }),
      item('Machine', 'ROPS plate readable', withPhoto),
      item('Machine', 'Quick-hitch certificate', critical),
      item('Sign-off', 'Checked by', { answer_type: 'signature' }),
    ],
  },
]

/** The demo company's checklists besides the prestarts that every business starts with. */
export async function demoChecklists(change: Change): Promise<void> {
  for (const { categories = [], items, ...template } of templates) {
    const found =
      categories.length === 0
        ? []
        : await change.tx.selectFrom('asset_category').select('id').where('name', 'in', categories).execute()
    await createChecklist(change, {
      ...template,
      asset_category_ids: found.map(({ id }) => id),
      items: [...items],
    })
  }
}
