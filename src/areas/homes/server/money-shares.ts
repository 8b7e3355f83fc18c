import { owingAges } from '#areas/invoices/contract/choices.ts'
import { owingWords } from '#areas/invoices/rules/owing-words.ts'
import { sumOwing } from '#areas/invoices/server/index.ts'
import { may } from '#platform/server/sessions/viewer.ts'
import type { Home, HomeDebtor, HomeShare } from '../contract/home.ts'
import type { HomeContext } from './home-card.ts'
import { lateWords } from './row-words.ts'

/** What clients owe by age; ages with nothing owing are included. */
export async function readOwing({ db, viewer, today }: HomeContext): Promise<HomeShare[]> {
  const found = await sumOwing(db, viewer, { search: '' }, today)
  return owingAges.map((key) => {
    const { count, owing_cents } = found.find(({ age }) => age === key) ?? { count: 0, owing_cents: 0 }
    const link = `/dashboard/invoices?owing=${key}&sort=due_date`
    return { key, label: owingWords[key], count, amount_cents: owing_cents, link }
  })
}

const debtorLimit = 6

/** Who owes most, and how late it is. */
export async function readDebtors({ facts, viewer, today }: HomeContext): Promise<Home['debtors']> {
  const found = await facts.debtors()
  const rows = found.slice(0, debtorLimit).map((client): HomeDebtor => {
    const { id, name, oldest, owing_cents, is_unsent, phone } = client
    const isDisputed = client.disputed > 0
    return {
      id,
      name,
      words: [
        oldest !== null && is_unsent && 'Not sent',
        oldest === null ? (isDisputed ? 'Disputed' : 'Not due') : lateWords(oldest, today),
        client.credit_hold === 1 && 'on credit hold',
      ]
        .filter(Boolean)
        .join(', '),
      tone: oldest !== null || isDisputed || client.credit_hold === 1 ? 'danger' : 'plain',
      owing_cents,
      phone: may(viewer, 'clients:read') ? phone : null,
      link: `/dashboard/invoices?owing=any&client_id=${id}&sort=due_date`,
    }
  })
  return { count: found[0]?.total ?? 0, rows }
}

/** Quotes still being written or waiting for an answer. */
const quoteSteps = [
  ['Draft', 'Draft'],
  ['Awaiting Approval', 'Awaiting approval'],
  ['Ready', 'Ready to send'],
  ['Not emailed', 'Not emailed'],
  ['Sent', 'Sent'],
  ['Viewed', 'Viewed'],
  ['Accepted', 'Accepted, no job yet'],
] as const

/** The value of quotes by status. */
export const readQuoteValues = ({ facts }: HomeContext): Promise<HomeShare[]> =>
  Promise.all(
    quoteSteps.map(async ([status, label]) => {
      const { count, total_cents } = await facts.quotes(status)
      const link = `/dashboard/quotes?${new URLSearchParams({ status }).toString()}`
      return { key: status, label, count, amount_cents: total_cents, link }
    }),
  )
