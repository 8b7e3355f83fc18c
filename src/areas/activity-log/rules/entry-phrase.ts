import { withArticle } from '#shared/text.ts'
import { type Fields, valuePhrase } from './value-phrase.ts'

interface Entry {
  action: string
  part: string | null
  record_title: string
  /** 0: it is about all records of the type, like an export. */
  record_id: number
  before?: Fields | null
  after?: Fields | null
}

/** The action, to be followed by the record's name: "added contact Dimitri Quirk" "to". */
export interface Sentence {
  /** When nothing follows, in the record's own history: "took it off the road". */
  alone: string
  what: string
  /** Between the action and the record's name. */
  join: string
  /** After the record's name: "off the road". */
  tail: string
  /** The record when its name is elsewhere: "on this driver job"; empty for part of it, and for all of a type. */
  toThis: string
  /** The fields whose values are in the sentence. */
  fields: readonly string[]
}

/** Actions that include their part: "contact added". */
const partFirst = /^(contact|site|rate|tip rate|tip order|hold|on-hire|off-hire|dry hire) (\w+)$/
/** Parts that need no article: "document White card". */
const partSaysWhat = /^(?:document|credit note|quote line|line) /
/** A price, by when it begins to apply: "price from 1 Nov 2026". */
const pricePart = /^price (from .+)$/
/** Past forms that differ from the participle. */
const pastOf: Readonly<Record<string, string>> = {
  overridden: 'overrode',
  raised: 'added',
}
/** The action, its preposition ("started work", "on"), and what follows the name. */
type Phrase = readonly [verb: string, preposition?: string, tail?: string]
/** Actions, or an action and its part, whose logged wording does not form a sentence before the record's name. */
const phrases: Readonly<Record<string, Phrase>> = {
  'rights set': ['set the rights', 'of'],
  'link copied': ['copied the link', 'of'],
  'letter saved': ['saved a letter', 'for'],
  'letter discarded': ['discarded the saved letter', 'for'],
  'link made': ['made a link', 'to'],
  'opened by the client': ['opened'],
  'set password': ['set the password', 'of'],
  'sent a password link': ['sent a password link', 'to'],
  'made a password link (on its way)': ['made a password link', 'for'],
  'made a password link (not emailed)': ['created a password link (not emailed)', 'for'],
  'sent (on its way)': ['issued', '', ', to be emailed'],
  'sent (not emailed)': ['issued', '', 'without emailing it'],
  'sent again (on its way)': ['asked to email', '', 'again'],
  'sent again (not emailed)': ['tried to email', '', 'again'],
  'invited (on its way)': ['created an invitation', 'for'],
  'invited (not emailed)': ['created an invitation (not emailed)', 'for'],
  'marked as sent': ['marked', '', 'as sent'],
  'emailed without the PDF': ['emailed', '', 'without the PDF'],
  'not emailed yet': ['has not been able to email'],
  'not emailed': ['could not email'],
  'ended a session': ['ended a session', 'of'],
  'paid: payment': ['recorded a payment', 'on'],
  'payment reversed: payment': ['reversed a payment', 'on'],
  'paid: credit': ['set credit', 'against'],
  'credit allocated: credit': ['allocated credit', 'from'],
  'credit refunded: credit': ['refunded credit', 'from'],
  'allocation taken back: credit': ['reversed a credit allocation', 'on'],
  'refund taken back: credit': ['reversed a credit refund', 'on'],
  'proposed: bank details': ['entered new bank details', 'of'],
  'confirmed: bank details': ['confirmed the new bank details', 'of'],
  'declined: bank details': ['declined the new bank details', 'of'],
  'withdrawn: bank details': ['withdrew the new bank details', 'of'],
  'shown: bank details': ['showed the full bank details', 'of'],
  begun: ['started'],
  undone: ['undid'],
  'accepted for the client': ['accepted', '', 'for the client'],
  'accepted unsigned': ['accepted', '', 'unsigned'],
  'left unplanned': ['made no order for'],
  'cancelled by office': ['cancelled'],
  'broke down': ['reported a breakdown', 'on'],
  overrode: ['overrode a warning', 'on'],
  'links closed': ['closed the links', 'of'],
  'made a job': ['made a job', 'from'],
  'sent for approval': ['sent', '', 'for approval'],
  'sent back': ['sent', '', 'back'],
  'put on hold': ['put', '', 'on hold'],
  'made pending': ['made', '', 'pending'],
  disputed: ['marked', '', 'as disputed'],
  'taken out of dispute': ['settled the dispute', 'of'],
  expired: ['marked', '', 'as expired'],
  widened: ['extended the dates', 'of'],
  ordered: ['reordered'],
  registered: ['received a sign-up', 'from'],
  'meters read': ['read the meters', 'of'],
  serviced: ['recorded a service', 'of'],
  'taken off road': ['took', '', 'off the road'],
  'gone on hire': ['put', '', 'on dry hire'],
  'back from hire': ['ended the dry hire', 'of'],
  'put back on road': ['put', '', 'back on the road'],
  'noted as no show': ['recorded a no show', 'on'],
  'asked again': ['asked the driver again', 'about'],
  'let start without a checklist': ['let the driver start without a checklist', 'on'],
  'allowed the machine': ['allowed the machine', 'on'],
  stopped: ['stopped work', 'on'],
  'let go on': ['let work go on', 'on'],
  'cleared for duty': ['cleared the driver for duty', 'on'],
  seen: ['opened'],
  'declared not fit': ['reported not fit for duty', 'on'],
  'declared fitness': ['reported fit for duty', 'on'],
  'set out': ['set out', 'for'],
  arrived: ['arrived on site', 'for'],
  'completed the checklist': ['completed the checklist', 'for'],
  'started work': ['started work', 'on'],
  'started a break': ['started a break', 'on'],
  'ended the break': ['ended the break', 'on'],
  'started stand-by': ['started stand-by', 'on'],
  'ended stand-by': ['ended stand-by', 'on'],
  loaded: ['picked up a load', 'on'],
  tipped: ['tipped a load', 'on'],
  'voided a load': ['voided a load', 'of'],
  'reported a breakdown': ['reported a breakdown', 'on'],
  'reported no work': ['reported no work', 'on'],
  'signed the docket': ['signed the docket', 'of'],
  'signed in': ['signed in', 'as'],
  'signed out': ['signed out', 'as'],
  'signed up': ['signed up', 'as'],
}
/** Users sign in and out under their own names, without "the user". */
const underTheirName = new Set(['signed in', 'signed out', 'signed up'])
/** Emails go to people, and are about documents. */
const toPeople: Readonly<Record<string, string>> = {
  emailed: 'sent an email to',
  'not emailed yet': 'has not been able to send an email to',
  'not emailed': 'could not send an email to',
}

/** What people do to their own record need not name them twice: "Ada Marsh signed in", "added document White card". */
export const isOneself = (entry: {
  action: string
  part: string | null
  actor: string
  record_label: string
}): boolean => entry.actor === entry.record_label && (underTheirName.has(entry.action) || entry.part !== null)

/** A record's name without whoever did it, where it ends in theirs: "J-000015-02" of "J-000015-02 Vince Mehta". */
export const labelBeside = ({ record_label, actor }: { record_label: string; actor: string }): string =>
  record_label.endsWith(` ${actor}`) ? record_label.slice(0, -actor.length - 1) : record_label

/** An entry as a sentence with the person as its subject, with the values that belong in it. */
export function entryPhrase(entry: Entry): Sentence {
  const base = phraseOf(entry)
  const values = valuePhrase(entry)
  if (!values) return base
  const { action, words, tail, fields } = values
  if (action && tail) return { ...around(action, tail.trim(), entry.record_title.toLowerCase()), fields }
  if (action)
    return { ...sentence(action, 'on'), toThis: `on this ${entry.record_title.toLowerCase()}`, fields }
  return base.tail
    ? { ...base, alone: base.alone + words, tail: base.tail + words, fields }
    : { ...base, alone: base.alone + words, what: base.what + words, fields }
}

function phraseOf({ action, part, record_title, record_id }: Entry): Sentence {
  const named = partFirst.exec(action)
  if (named) {
    const verb = named[2] ?? ''
    const kind = named[1] ?? ''
    const words = kind === 'hold' ? `the ${checkWords(part ?? '')}` : `${kind} ${part ?? ''}`.trim()
    return ofPart(pastOf[verb] ?? verb, words)
  }
  // A credit note is made of an invoice, a job from a quote.
  if (action === 'made' && part?.startsWith('job ')) return sentence(`made ${part}`, 'from')
  if (part === 'note') return ofPart(action, 'a note')
  const [, since] = pricePart.exec(part ?? '') ?? []
  if (since) return ofPrice(action.replace('price ', ''), since)
  const [, plant] = /^requirement (.+)$/.exec(part ?? '') ?? []
  if (plant)
    return ofPart(
      action,
      action === 'added' ? withArticle({ one: inSentence(plant) }) : `the ${inSentence(plant)}`,
    )
  if (part && partSaysWhat.test(part)) {
    const [verb, preposition = '', after = ''] = phrases[action] ?? [action]
    return withTail(ofPart(`${verb} ${preposition}`.trim(), part), spaced(after))
  }
  const letter = record_title === 'User' && toPeople[action]
  if (letter) return { ...sentence(letter), alone: `${letter} them`, toThis: 'this user' }
  const phrase = phrases[part ? `${action}: ${part}` : action]
  if (part?.startsWith('copy of ')) return around(action, `as a ${part}`, record_title.toLowerCase())
  // The file of an import.
  if (part?.startsWith('from '))
    return around(action, part, spokenTitles[record_title] ?? record_title.toLowerCase())
  // A list and its item: "updated in Sources: Referral".
  if (part && record_title === 'List') return sentence(`${action} in ${part}`, ':')
  if (part && !phrase) return ofPart(verbOnPart[action] ?? action, part)
  const [what, preposition = '', tail = ''] = phrase ?? [action]
  if (record_id === 0) return sentence(what)
  const title = titleFor(action, spokenTitles[record_title] ?? record_title.toLowerCase())
  if (tail) return around(what, tail, title)
  const join = `${preposition} ${underTheirName.has(action) ? '' : title}`.trim()
  return { ...sentence(what, join), toThis: `${preposition} this ${title}`.trim() }
}

/** The text around the record: "took" it "off the road". */
const around = (what: string, tail: string, title: string): Sentence => ({
  alone: `${what} it${spaced(tail)}`,
  what,
  join: title,
  tail: spaced(tail),
  toThis: `this ${title}${spaced(tail)}`,
  fields: [],
})

/** "set the price of Roller from 1 Nov 2026" */
const ofPrice = (verb: string, since: string): Sentence => ({
  ...sentence(`${verb} the price`, 'of'),
  alone: `${verb} the price ${since}`,
  tail: ` ${since}`,
})

const withTail = (base: Sentence, tail: string): Sentence => ({ ...base, alone: base.alone + tail, tail })

/** What follows a name: ", not emailed" directly, "off the road" after a space. */
const spaced = (tail: string): string => (tail === '' || tail.startsWith(',') ? tail : ` ${tail}`)

/** A kind of plant within a sentence: "excavator 5T", but "EWP". */
const inSentence = (name: string): string =>
  /^\p{Lu}\p{Ll}/u.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name

/** A job's check, by the name of its hold: "induction check", "BYDA plans check". */
const checkWords = (part: string): string => `${inSentence(part)} check`

/** Record types that people call by another word. */
const spokenTitles: Readonly<Record<string, string>> = { Asset: 'machine' }

/** A checklist being completed is not a completed one yet. */
const titleFor = (action: string, title: string): string =>
  title.startsWith(`${action} `) ? title.slice(action.length + 1) : title

/** Actions on something booked for an order. */
const verbOnPart: Readonly<Record<string, string>> = { overrode: 'overrode a warning about' }
const joins: Readonly<Record<string, string>> = {
  added: 'to',
  recorded: 'for',
  corrected: 'for',
  booked: 'for',
  pencilled: 'for',
  confirmed: 'for',
  released: 'from',
  cleared: 'on',
  overrode: 'on',
  'overrode a warning about': 'on',
}

const sentence = (what: string, join = ''): Sentence => ({
  alone: what,
  what,
  join,
  tail: '',
  toThis: '',
  fields: [],
})

const ofPart = (verb: string, part: string): Sentence => sentence(`${verb} ${part}`, joins[verb] ?? 'of')
