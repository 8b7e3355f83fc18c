interface Entry {
  action: string
  part: string | null
  record_title: string
  /** 0: it is about all records of the kind, as an export is. */
  record_id: number
}

/** What was done, to be followed by the record's name: "added contact Dimitri Quirk" "to". */
export interface Said {
  what: string
  /** Between what was done and the record's name. */
  join: string
  /** The record where its name stands elsewhere: "on this driver job"; empty for a part of it, and for all of a kind. */
  toThis: string
}

/** Actions that name their part themselves: "contact added". */
const partFirst = /^(contact|site|rate|hold) (\w+)$/
/** Parts that say what they are: "document White card". */
const partSaysWhat = /^(?:document|requirement|credit note) /
/** What was done, and how the record is joined to it: "started work", "on". */
type Phrase = readonly [verb: string, preposition?: string]
/** Actions, or an action and its part, that are noted in words which make no sentence before the name of the record. */
const phrases: Readonly<Record<string, Phrase>> = {
  'rights set': ['set the rights', 'of'],
  'link copied': ['copied the link', 'of'],
  'opened by the client': ['opened'],
  'set password': ['set the password', 'of'],
  'sent a password link': ['sent a password link', 'to'],
  'made a password link (on its way)': ['made a password link', 'for'],
  'made a password link (not emailed)': ['made a password link, which was not emailed,', 'for'],
  'sent (on its way)': ['issued'],
  'sent (not emailed)': ['issued but did not email'],
  'sent again (on its way)': ['asked for another e-mail', 'of'],
  'sent again (not emailed)': ['tried again to email'],
  'invited (on its way)': ['made an invitation', 'for'],
  'invited (not emailed)': ['made an invitation, which was not emailed,', 'for'],
  'not emailed yet': ['has not been able to email'],
  'not emailed': ['could not email'],
  'ended a session': ['ended a session', 'of'],
  'paid: payment': ['took in a payment', 'of'],
  'payment reversed: payment': ['reversed a payment', 'of'],
  'paid: credit': ['set credit', 'against'],
  'credit allocated: credit': ['allocated credit', 'from'],
  'credit refunded: credit': ['refunded credit', 'from'],
  'allocation taken back: credit': ['took back an allocation of credit', 'of'],
  'refund taken back: credit': ['took back a refund of credit', 'of'],
  begun: ['began'],
  'left unplanned': ['left something unplanned', 'in'],
  'cancelled by office': ['cancelled'],
  'broke down': ['reported a breakdown', 'on'],
  overrode: ['overrode a warning', 'on'],
  'meters read': ['read the meters', 'of'],
  'taken off road': ['took off the road'],
  'put back on road': ['put back on the road'],
  'noted as no show': ['noted a no show', 'on'],
  'asked again': ['asked the driver again', 'about'],
  'let start without a checklist': ['let the driver start without a checklist', 'on'],
  'allowed the machine': ['allowed the machine', 'on'],
  'cleared for duty': ['cleared the driver for duty', 'on'],
  'declared not fit': ['declared not fit for duty', 'on'],
  'declared fitness': ['declared to be fit', 'for'],
  'set out': ['set out', 'for'],
  arrived: ['arrived on site', 'for'],
  'completed the checklist': ['completed the checklist', 'for'],
  'started work': ['started work', 'on'],
  'started a break': ['started a break', 'on'],
  'ended the break': ['ended the break', 'on'],
  'started stand-by': ['started stand-by', 'on'],
  'ended stand-by': ['ended stand-by', 'on'],
  loaded: ['loaded', 'for'],
  tipped: ['tipped', 'for'],
  'voided a load': ['voided a load', 'of'],
  'reported a breakdown': ['reported a breakdown', 'on'],
  'signed the docket': ['signed the docket', 'of'],
  'signed in': ['signed in', 'as'],
  'signed out': ['signed out', 'as'],
  'signed up': ['signed up', 'as'],
}
/** People come and go under their names: a user is not spoken of as one. */
const underTheirName = new Set(['signed in', 'signed out', 'signed up'])

/** An entry as a sentence whose subject is who did it. */
export function sayEntry({ action, part, record_title, record_id }: Entry): Said {
  const named = partFirst.exec(action)
  if (named) return ofPart(named[2] ?? '', `${named[1]} ${part ?? ''}`.trim())
  if (part === 'note') return ofPart(action, 'a note')
  if (part && partSaysWhat.test(part)) return ofPart(phrases[action]?.[0] ?? action, part)
  const phrase = phrases[part ? `${action}: ${part}` : action]
  // A list and its item: "updated in Sources: Referral".
  if (part && !phrase) return { what: `${action} in ${part}`, join: ':', toThis: '' }
  const [what, preposition = ''] = phrase ?? [action]
  if (record_id === 0) return { what, join: '', toThis: '' }
  const title = record_title.toLowerCase()
  const join = `${preposition} ${underTheirName.has(action) ? '' : title}`.trim()
  return { what, join, toThis: `${preposition} this ${title}`.trim() }
}

const ofPart = (verb: string, part: string): Said => ({
  what: `${verb} ${part}`,
  join: verb === 'added' ? 'to' : 'of',
  toThis: '',
})
