import { expect, test } from 'vitest'
import { reached } from '#test/step-fixtures.ts'
import { dayGroups } from './day-groups.ts'

const job = (
  name: string,
  status: 'Sent' | 'Accepted' | 'Working' | 'Declined' | 'Cancelled' | 'Closed',
  docket_query: string | null = null,
) => ({
  name,
  status,
  docket_query,
  carries: 0,
  progress: reached(status),
})

test('stopped jobs come before those awaiting an answer, even if only the phone knows', () => {
  const jobs = [
    job('Thursday', 'Sent'),
    job('queried', 'Accepted', 'How many loads?'),
    job('today', 'Accepted'),
    job('failed', 'Working'),
    job('tomorrow', 'Accepted'),
    job('declined', 'Declined'),
    job('over', 'Closed'),
    job('called off', 'Cancelled'),
    job('to explain', 'Declined', 'Which gate?'),
  ]
  const groups = dayGroups(jobs, ({ name, progress }) =>
    name === 'today' || name === 'failed' ? { ...progress, is_fit: 0 } : progress,
  )
  const names = (group: typeof jobs) => group.map(({ name }) => name)
  expect(Object.values(groups).map(names)).toEqual([
    ['today', 'failed'],
    ['Thursday', 'queried', 'to explain'],
    ['tomorrow'],
    ['declined', 'called off'],
    ['over'],
  ])
})
