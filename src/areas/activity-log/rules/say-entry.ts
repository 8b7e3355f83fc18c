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
  /** It was done to the record as a whole. */
  isWhole: boolean
}

/** Actions that name their part themselves: "contact added". */
const partFirst = /^(contact|site|rate|hold) (\w+)$/
/** Parts that say what they are: "document White card". */
const partSaysWhat = /^(?:document|requirement) /
/** Actions whose words stand in another order in a sentence. */
const reworded: Readonly<Record<string, string>> = {
  'rights set': 'set the rights of',
  'link copied': 'copied the link of',
  'opened by the client': 'opened',
  'set password': 'set the password of',
  'sent a password link': 'sent a password link to',
  'ended a session': 'ended a session of',
}
const comingAndGoing = new Set(['signed in', 'signed out', 'signed up'])

/** An entry as a sentence whose subject is who did it. */
export function sayEntry({ action, part, record_title, record_id }: Entry): Said {
  const named = partFirst.exec(action)
  if (named) return ofPart(named[2] ?? '', `${named[1]} ${part ?? ''}`.trim())
  if (part === 'note') return ofPart(action, 'a note')
  if (part && partSaysWhat.test(part)) return ofPart(action, part)
  // A list and its item: "updated in Sources: Referral".
  if (part) return { what: `${action} in ${part}`, join: ':', isWhole: false }
  const join = record_id === 0 ? '' : comingAndGoing.has(action) ? 'as' : record_title.toLowerCase()
  return { what: reworded[action] ?? action, join, isWhole: true }
}

const ofPart = (verb: string, part: string): Said => ({
  what: `${verb} ${part}`,
  join: verb === 'added' ? 'to' : 'of',
  isWhole: false,
})
