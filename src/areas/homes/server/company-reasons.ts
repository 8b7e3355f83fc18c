import type { whoOfCompanyMayNotWork } from '#areas/scheduler/server/index.ts'
import { plural } from '#shared/text.ts'
import type { CardItem } from './home-card.ts'
import { joined, startWords } from './row-words.ts'

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

/**
 * Why a subcontractor's drivers and machines cannot be booked: what the company itself lacks once, then those who lack
 * the same together.
 */
export function companyReasons(rows: readonly Stopped[], company: Company, today: string): CardItem[] {
  const isCompanys = (reason: string) => reason.startsWith(company.name)
  const ofCompany = [...new Set(rows.flatMap(({ reasons }) => reasons.filter(isCompanys)))]
  const alike = Map.groupBy(
    rows.filter(({ reasons }) => !reasons.every(isCompanys)),
    ({ record_type, reasons }) =>
      `${record_type} ${reasons.filter((reason) => !isCompanys(reason)).join('; ')}`,
  )
  return [
    ...(ofCompany.length > 0 ? [itemOfCompany(ofCompany, company, rows)] : []),
    ...[...alike.values()].map((group) => itemOf(group, today, isCompanys)),
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

function itemOf(group: readonly Stopped[], today: string, isCompanys: (reason: string) => boolean): CardItem {
  const [first] = group
  if (!first) throw new Error('A group has somebody in it.')
  const { record_type, record_id, name, starts_at, order_no, client } = first
  const common = {
    reason: first.reasons.filter((reason) => !isCompanys(reason)).join('; '),
    tone: toneOf(group),
  }
  if (group.length > 1)
    return {
      ...common,
      label: plural(group.length, nouns[record_type]),
      detail: group.map((one) => one.name).join(', '),
    }
  return {
    ...common,
    label: name,
    detail: joined(starts_at && `booked ${startWords(starts_at, today)}`, order_no, client),
    link: paths[record_type](record_id),
  }
}
