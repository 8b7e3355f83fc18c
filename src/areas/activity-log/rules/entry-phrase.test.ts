import { expect, test } from 'vitest'
import { stepWords } from '#areas/driver-jobs/rules/step-words.ts'
import { entryPhrase, isOneself, labelBeside } from './entry-phrase.ts'

const said = (action: string, part: string | null, record_title: string, label: string, record_id = 7) => {
  const { what, join, tail } = entryPhrase({ action, part, record_title, record_id })
  return [what, join, label].filter(Boolean).join(' ').replace(' :', ':') + tail
}

test.each([
  ['created', null, 'Client', 'Bayside Civil', 'created client Bayside Civil'],
  ['added', 'document White card', 'User', 'Dan Okafor', 'added document White card to Dan Okafor'],
  ['approved', 'document White card', 'User', 'Dan Okafor', 'approved document White card of Dan Okafor'],
  ['proposed', 'bank details', 'Supplier', 'Epping Rock', 'entered new bank details of supplier Epping Rock'],
  [
    'shown',
    'bank details',
    'Supplier',
    'Epping Rock',
    'showed the full bank details of supplier Epping Rock',
  ],
  ['contact added', 'Dimitri Quirk', 'Client', 'Bayside', 'added contact Dimitri Quirk to Bayside'],
  ['contact archived', 'Dimitri Quirk', 'Client', 'Bayside', 'archived contact Dimitri Quirk of Bayside'],
  ['contact imported', 'Jo Nguyen', 'Client', 'Bayside', 'imported contact Jo Nguyen of Bayside'],
  ['imported', 'from clients.csv', 'Client', 'Bayside', 'imported client Bayside from clients.csv'],
  ['undone', null, 'Import', 'fleet.csv', 'undid import fleet.csv'],
  ['site changed', 'Lot 4', 'Client', 'Bayside', 'changed site Lot 4 of Bayside'],
  ['rate added', 'Tip fee', 'Job', 'J-000028', 'added rate Tip fee to J-000028'],
  [
    'tip order added',
    'Clay, Westgate',
    'Work order',
    'J-000028-01',
    'added tip order Clay, Westgate to J-000028-01',
  ],
  ['on-hire recorded', 'of EX-07', 'Job', 'J-000028', 'recorded on-hire of EX-07 for J-000028'],
  ['dry hire removed', 'of EX-07', 'Job', 'J-000028', 'removed dry hire of EX-07 of J-000028'],
  ['hold cleared', 'Credit', 'Job', 'J-000028', 'cleared the credit check on J-000028'],
  ['hold cleared', 'Induction', 'Job', 'J-000028', 'cleared the induction check on J-000028'],
  ['hold raised', 'BYDA plans', 'Job', 'J-000028', 'added the BYDA plans check to J-000028'],
  ['created', 'copy of Q-000012', 'Quote', 'Q-000039', 'created quote Q-000039 as a copy of Q-000012'],
  ['booked', 'EX14-04', 'Work order', 'J-000015-03', 'booked EX14-04 for J-000015-03'],
  ['released', 'Dan Okafor', 'Work order', 'J-000015-03', 'released Dan Okafor from J-000015-03'],
  [
    'overrode',
    'Dan Okafor',
    'Work order',
    'J-000015-03',
    'overrode a warning about Dan Okafor on J-000015-03',
  ],
  ['priced', 'line 2', 'Docket', 'D-000007', 'priced line 2 of D-000007'],
  ['added', 'leave', 'Driver', 'Dan Okafor', 'added leave to Dan Okafor'],
  ['hold overridden', 'Credit', 'Job', 'J-000028', 'overrode the credit check on J-000028'],
  [
    'left unplanned',
    'quote line Roller',
    'Job',
    'J-000028',
    'made no order for quote line Roller of J-000028',
  ],
  [
    'price changed',
    'price from 1 Nov 2026',
    'Product',
    'Roller',
    'changed the price of Roller from 1 Nov 2026',
  ],
  ['added', 'requirement Grader', 'Job', 'J-000028', 'added a grader to J-000028'],
  ['changed', 'requirement Excavator 5T', 'Job', 'J-000028', 'changed the excavator 5T of J-000028'],
  ['added', 'requirement Excavator 5T', 'Job', 'J-000028', 'added an excavator 5T to J-000028'],
  ['sent (not emailed)', null, 'Quote', 'Q-000039', 'issued quote Q-000039 without emailing it'],
  ['meters read', null, 'Asset', 'EX03-01', 'read the meters of machine EX03-01'],
  ['serviced', null, 'Asset', 'EX03-01', 'recorded a service of machine EX03-01'],
  [
    'marked as sent',
    'credit note CN-000004',
    'Invoice',
    'INV-000039',
    'marked credit note CN-000004 of INV-000039 as sent',
  ],
  ['paid', 'payment', 'Invoice', 'INV-000039', 'recorded a payment on invoice INV-000039'],
  ['made', 'job J-000041', 'Quote', 'Q-000012', 'made job J-000041 from Q-000012'],
  ['payment reversed', 'payment', 'Invoice', 'INV-000039', 'reversed a payment on invoice INV-000039'],
  ['paid', 'credit', 'Invoice', 'INV-000039', 'set credit against invoice INV-000039'],
  ['credit allocated', 'credit', 'Invoice', 'INV-000039', 'allocated credit from invoice INV-000039'],
  ['credit refunded', 'credit', 'Invoice', 'INV-000039', 'refunded credit from invoice INV-000039'],
  ['made', 'credit note CN-000004', 'Invoice', 'INV-000039', 'made credit note CN-000004 of INV-000039'],
  ['sent', 'credit note CN-000004', 'Invoice', 'INV-000039', 'sent credit note CN-000004 of INV-000039'],
  [
    'sent (not emailed)',
    'credit note CN-000004',
    'Invoice',
    'INV-000039',
    'issued credit note CN-000004 of INV-000039 without emailing it',
  ],
  [
    'invited (not emailed)',
    null,
    'User',
    'Nell Ford',
    'created an invitation (not emailed) for user Nell Ford',
  ],
  ['sent (on its way)', null, 'Quote', 'Q-000039', 'issued quote Q-000039, to be emailed'],
  ['sent again (on its way)', null, 'Quote', 'Q-000039', 'asked to email quote Q-000039 again'],
  ['emailed', null, 'Quote', 'Q-000039', 'emailed quote Q-000039'],
  ['not emailed yet', null, 'Quote', 'Q-000039', 'has not been able to email quote Q-000039'],
  [
    'emailed',
    'credit note CN-000004',
    'Invoice',
    'INV-000039',
    'emailed credit note CN-000004 of INV-000039',
  ],
  ['emailed without the PDF', null, 'Quote', 'Q-000039', 'emailed quote Q-000039 without the PDF'],
  [
    'emailed without the PDF',
    'credit note CN-000004',
    'Invoice',
    'INV-000039',
    'emailed credit note CN-000004 of INV-000039 without the PDF',
  ],
  ['emailed', null, 'User', 'Nell Ford', 'sent an email to Nell Ford'],
  ['not emailed', null, 'User', 'Nell Ford', 'could not send an email to Nell Ford'],
  ['opened by the client', null, 'Quote', 'Q-000039', 'opened quote Q-000039'],
  ['added', 'note', 'Client', 'Bayside', 'added a note to Bayside'],
  ['pinned', 'note', 'Client', 'Bayside', 'pinned a note of Bayside'],
  ['updated', 'Sources', 'List', 'Referral', 'updated in Sources: Referral'],
  ['rights set', null, 'Role', 'Estimator', 'set the rights of role Estimator'],
  [
    'letter saved',
    'credit note CN-000004',
    'Invoice',
    'INV-000039',
    'saved a letter for credit note CN-000004 of INV-000039',
  ],
  ['letter saved', null, 'Quote', 'Q-000039', 'saved a letter for quote Q-000039'],
  ['link copied', null, 'Mail', 'Welcome', 'copied the link of mail Welcome'],
  ['signed in', null, 'User', 'Ada Marsh', 'signed in as Ada Marsh'],
])('%s of %s reads as a sentence', (action, part, title, label, sentence) => {
  expect(said(action, part, title, label)).toBe(sentence)
})

test('a person who does something to their own record is named once', () => {
  const entry = { action: 'signed in', part: null, actor: 'Ada Marsh', record_label: 'Ada Marsh' }
  expect(isOneself(entry)).toBe(true)
  expect(isOneself({ ...entry, actor: 'Haulyard' })).toBe(false)
  expect(isOneself({ ...entry, action: 'invited' })).toBe(false)
  expect(isOneself({ ...entry, action: 'added', part: 'document White card' })).toBe(true)
  expect(labelBeside({ actor: 'Vince Mehta', record_label: 'J-000015-02 Vince Mehta' })).toBe('J-000015-02')
  expect(labelBeside(entry)).toBe('Ada Marsh')
})

// Three ways: in the record's own history, with its name, and in the full log.
test.each([
  ['begun', 'Job', 'started', 'started this job', 'started job 7'],
  ['seen', 'Driver job', 'opened', 'opened this driver job', 'opened driver job 7'],
  [
    'taken off road',
    'Asset',
    'took it off the road',
    'took this machine off the road',
    'took machine 7 off the road',
  ],
  ['completed', 'Completed checklist', 'completed', 'completed this checklist', 'completed checklist 7'],
  [
    'declared fitness',
    'Driver job',
    'reported fit for duty',
    'reported fit for duty on this driver job',
    'reported fit for duty on driver job 7',
  ],
  [
    'sent for approval',
    'Quote',
    'sent it for approval',
    'sent this quote for approval',
    'sent quote 7 for approval',
  ],
  [
    'taken out of dispute',
    'Invoice',
    'settled the dispute',
    'settled the dispute of this invoice',
    'settled the dispute of invoice 7',
  ],
  ['put on hold', 'Job', 'put it on hold', 'put this job on hold', 'put job 7 on hold'],
  [
    'broke down',
    'Work order',
    'reported a breakdown',
    'reported a breakdown on this work order',
    'reported a breakdown on work order 7',
  ],
  ['cancelled by office', 'Work order', 'cancelled', 'cancelled this work order', 'cancelled work order 7'],
  [
    'reported a breakdown',
    'Driver job',
    'reported a breakdown',
    'reported a breakdown on this driver job',
    'reported a breakdown on driver job 7',
  ],
  [
    'started work',
    'Driver job',
    'started work',
    'started work on this driver job',
    'started work on driver job 7',
  ],
  [
    'let start without a checklist',
    'Driver job',
    'let the driver start without a checklist',
    'let the driver start without a checklist on this driver job',
    'let the driver start without a checklist on driver job 7',
  ],
  [
    'signed the docket',
    'Driver job',
    'signed the docket',
    'signed the docket of this driver job',
    'signed the docket of driver job 7',
  ],
  ['accepted', 'Driver job', 'accepted', 'accepted this driver job', 'accepted driver job 7'],
  [
    'accepted for the client',
    'Quote',
    'accepted it for the client',
    'accepted this quote for the client',
    'accepted quote 7 for the client',
  ],
  ['rights set', 'Role', 'set the rights', 'set the rights of this role', 'set the rights of role 7'],
])('%s of a %s reads with its name and without', (action, record_title, alone, under, named) => {
  const { alone: own, what, toThis } = entryPhrase({ action, part: null, record_title, record_id: 7 })
  expect([own, `${what} ${toThis}`, said(action, null, record_title, '7')]).toEqual([alone, under, named])
})

test('every driver step has wording that takes its record', () => {
  const whole = new Set(['seen', 'accepted', 'declined', 'finished', 'closed'])
  for (const { done } of Object.values(stepWords)) {
    const { toThis } = entryPhrase({ action: done, part: null, record_title: 'Driver job', record_id: 7 })
    expect([done, toThis === 'this driver job']).toEqual([done, whole.has(done)])
  }
})

test('actions on all records of a type name them once', () => {
  expect(said('exported', null, 'Client', 'Clients', 0)).toBe('exported Clients')
})
