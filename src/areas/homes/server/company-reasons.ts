import type { whoOfCompanyMayNotWork } from '#areas/scheduler/server/index.ts'
import { capitalised, plural } from '#shared/text.ts'
import type { CardItem } from './home-card.ts'
import { bookedWords, isAbout } from './row-words.ts'

type Stopped = Awaited<ReturnType<typeof whoOfCompanyMayNotWork>>['rows'][number]

interface Company {
  id: number
  name: string
}

const nouns = { driver: 'driver', asset: 'machine' } as const
const paths = {
  driver: (id: number) => `/dashboard/subcontractors/drivers/${id}/edit`,
  asset: (id: number) => `/dashboard/resources/assets/${id}/edit`,
} as const

/** How many of those who lack the same are named. */
const namesShown = 3

/**
 * Why a subcontractor's drivers and machines cannot be booked: what the company itself lacks once, then those who lack
 * the same together.
 */
export function companyReasons(rows: readonly Stopped[], company: Company, today: string): CardItem[] {
  // A reason starts with a capital, whatever the company's name does.
  const name = capitalised(company.name)
  const isCompanys = (reason: string) => isAbout(reason, name)
  const ofCompany = [...new Set(rows.flatMap(({ reasons }) => reasons.filter(isCompanys)))]
  const own = rows.map((row) => ({
    ...row,
    lacks: row.reasons.filter((reason) => !isCompanys(reason)).join('; '),
  }))
  const alike = Map.groupBy(
    own.filter(({ lacks }) => lacks !== ''),
    ({ record_type, lacks }) => `${record_type} ${lacks}`,
  )
  return [
    ...(ofCompany.length > 0 ? [itemOfCompany(ofCompany, { ...company, name }, rows)] : []),
    ...[...alike.values()].map((group) => itemOf(group, today)),
  ]
}

const toneOf = (rows: readonly Stopped[]) =>
  rows.some(({ order_no }) => order_no !== null) ? ('danger' as const) : ('warning' as const)

const itemOfCompany = (
  reasons: readonly string[],
  { id, name }: Company,
  rows: readonly Stopped[],
): CardItem => ({
  label: 'Your company',
  detail: 'None of your drivers and machines can be booked',
  reason: reasons.map((reason) => reason.replace(`${name}: `, '')).join('; '),
  tone: toneOf(rows),
  link: `/dashboard/subcontractors/${id}/edit`,
})

function itemOf(group: readonly (Stopped & { lacks: string })[], today: string): CardItem {
  const [first] = group
  if (!first) throw new Error('A group has somebody in it.')
  const { record_type, record_id, name, lacks } = first
  const common = { reason: lacks, tone: toneOf(group) }
  if (group.length > 1)
    return {
      ...common,
      label: plural(group.length, nouns[record_type]),
      detail: namesOf(group),
    }
  return {
    ...common,
    label: name,
    detail: bookedWords(first, today) || null,
    link: paths[record_type](record_id),
  }
}

/** The first of them by name: `BW-01, BW-02, BW-03 and 77 more`; four are all named. */
function namesOf(group: readonly Stopped[]): string {
  const names = group.map(({ name }) => name)
  if (names.length <= namesShown + 1) return names.join(', ')
  return `${names.slice(0, namesShown).join(', ')} and ${names.length - namesShown} more`
}
