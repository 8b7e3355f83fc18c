import { plural } from '#shared/text.ts'

interface Words {
  /** Whose work it is. */
  readonly who: 'Accounts' | 'Allocator' | 'Safety officer' | 'Sales'
  readonly words: (count: number) => string
}

const are = (noun: string, rest: string, who: Words['who']): Words => ({
  who,
  words: (count) => `${plural(count, noun)} ${rest}`,
})

/** What the owner sees of others' work: one line a card, with its count. */
export const othersWork: Readonly<Record<string, Words>> = {
  'drivers-not-fit': are('driver', 'not fit for duty', 'Allocator'),
  'drivers-on-hold': are('driver', 'to call about a job on hold', 'Allocator'),
  'orders-unfilled': are('order', 'to fill', 'Allocator'),
  'orders-to-confirm': are('order', 'to confirm and send', 'Allocator'),
  'drivers-unanswered': are('driver job', 'not answered', 'Allocator'),
  'quotes-accepted': are('accepted quote', 'without a job', 'Allocator'),
  'checklists-failed': { who: 'Safety officer', words: (count) => plural(count, 'failed checklist') },
  'defects-open': { who: 'Safety officer', words: (count) => plural(count, 'open defect') },
  'documents-waiting': are('document', 'to check', 'Safety officer'),
  'documents-expiring': are('document', 'expired or expiring', 'Safety officer'),
  'quotes-expiring': are('quote', 'expiring', 'Sales'),
  'dockets-waiting': are('docket', 'to approve', 'Accounts'),
  'invoices-draft': are('draft invoice', 'to approve', 'Accounts'),
  'invoices-to-send': are('invoice', 'to send', 'Accounts'),
  'invoices-overdue': are('invoice', 'to chase', 'Accounts'),
}
