import { expect, test } from 'vitest'
import { sayEntry } from './say-entry.ts'

const said = (action: string, part: string | null, record_title: string, label: string, record_id = 7) => {
  const { what, join } = sayEntry({ action, part, record_title, record_id })
  return [what, join, label].filter(Boolean).join(' ').replace(' :', ':')
}

test.each([
  ['created', null, 'Client', 'Bayside Civil', 'created client Bayside Civil'],
  ['added', 'document White card', 'User', 'Dan Okafor', 'added document White card to Dan Okafor'],
  ['approved', 'document White card', 'User', 'Dan Okafor', 'approved document White card of Dan Okafor'],
  ['contact added', 'Dimitri Quirk', 'Client', 'Bayside', 'added contact Dimitri Quirk to Bayside'],
  ['contact archived', 'Dimitri Quirk', 'Client', 'Bayside', 'archived contact Dimitri Quirk of Bayside'],
  ['site changed', 'Lot 4', 'Client', 'Bayside', 'changed site Lot 4 of Bayside'],
  ['rate added', 'Tip fee', 'Job', 'J-000028', 'added rate Tip fee to J-000028'],
  ['hold cleared', 'Credit', 'Job', 'J-000028', 'cleared hold Credit of J-000028'],
  ['added', 'requirement Grader', 'Job', 'J-000028', 'added requirement Grader to J-000028'],
  ['opened by the client', null, 'Quote', 'Q-000039', 'opened quote Q-000039'],
  ['added', 'note', 'Client', 'Bayside', 'added a note to Bayside'],
  ['pinned', 'note', 'Client', 'Bayside', 'pinned a note of Bayside'],
  ['updated', 'Sources', 'List', 'Referral', 'updated in Sources: Referral'],
  ['rights set', null, 'Role', 'Estimator', 'set the rights of role Estimator'],
  ['link copied', null, 'Mail', 'Welcome', 'copied the link of mail Welcome'],
  ['signed in', null, 'User', 'Ada Marsh', 'signed in as Ada Marsh'],
])('%s of %s reads as a sentence', (action, part, title, label, sentence) => {
  expect(said(action, part, title, label)).toBe(sentence)
})

test('what is done to all of a kind names them once', () => {
  expect(said('exported', null, 'Client', 'Clients', 0)).toBe('exported Clients')
})
