import { expect, test } from 'vitest'
import { reached } from '#test/step-fixtures.ts'
import { dayGroups } from './day-groups.ts'

const job = (
  name: string,
  status: 'Sent' | 'Accepted' | 'Working' | 'Declined' | 'Cancelled' | 'Closed',
  docket_query: string | null = null,
  work_date = '2026-11-20',
) => ({
  name,
  status,
  work_date,
  docket_query,
  carries: 0,
  progress: reached(status),
})

test('what stops comes first, then the work of today, answers and later days, as far as the phone knows', () => {
  const jobs = [
    job('Monday', 'Sent', null, '2026-11-23'),
    job('queried', 'Accepted', 'How many loads?'),
    job('today', 'Accepted'),
    job('failed', 'Working'),
    job('unanswered', 'Sent'),
    job('unfinished', 'Working', null, '2026-11-19'),
    job('tomorrow', 'Accepted', null, '2026-11-21'),
    job('declined', 'Declined'),
    job('over', 'Closed'),
    job('called off', 'Cancelled'),
    job('to explain', 'Declined', 'Which gate?'),
  ]
  const progressOf = ({ name, progress }: (typeof jobs)[number]) =>
    name === 'today' || name === 'failed' ? { ...progress, is_fit: 0 as const } : progress
  const groups = dayGroups(jobs, { today: '2026-11-20', progressOf })
  const names = (group: typeof jobs) => group.map(({ name }) => name)
  expect(Object.values(groups).map(names)).toEqual([
    ['today', 'failed'],
    ['unanswered', 'unfinished'],
    ['Monday', 'queried', 'to explain'],
    ['tomorrow'],
    ['declined', 'called off'],
    ['over'],
  ])
})
