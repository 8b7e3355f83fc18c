import { expect, test } from 'vitest'
import { withoutSteps } from './steps-of-one-act.ts'

const entry = (action: string, time: string, actor_user_id: number | null = 4) => ({
  action,
  at: `2026-11-20T${time}.000Z`,
  actor_user_id,
})
const actions = (...entries: ReturnType<typeof entry>[]) => withoutSteps(entries).map(({ action }) => action)

test('issuing a document by copying its link is one entry', () => {
  const sent = entry('sent (not emailed)', '02:00:00')
  expect(actions(entry('link copied', '02:00:02'), entry('link made', '02:00:01'), sent)).toEqual([
    'sent (not emailed)',
  ])
})

test('a link copied later, or by someone else, is an entry of its own', () => {
  const sent = entry('sent (not emailed)', '02:00:00')
  expect(actions(entry('link copied', '03:00:02'), entry('link made', '03:00:01'), sent)).toEqual([
    'link copied',
    'sent (not emailed)',
  ])
  expect(actions(entry('link made', '02:00:01', 5), sent)).toEqual(['link made', 'sent (not emailed)'])
  expect(actions(entry('link made', '02:00:01', null), { ...sent, actor_user_id: null })).toHaveLength(2)
})
