import { linkName, marksIn } from '#shared/letter-text.ts'
import { type LetterKind, type Placeholder, placeholdersOf } from './letter-templates.ts'

/** Values that a record can do without. */
const optional = ['site', 'sender'] as const satisfies readonly Placeholder[]
const emptyWords = 'Add some words: the details filled in can be empty.'

/** An email needs a subject, and not every quote has a site. */
const isEmptyWithoutValues = (template: string, part: 'subject' | 'letter'): boolean =>
  part === 'subject' &&
  !/[\p{L}\p{N}]/u.test(optional.reduce((left, name) => left.replaceAll(`{${name}}`, ''), template))

/** Why a letter's text cannot be saved: it names what its record does not have; true if it can. */
export function checkTemplate(kind: LetterKind, part: 'subject' | 'letter', template: string): true | string {
  const known: readonly string[] = [...placeholdersOf[kind], ...(part === 'letter' ? [linkName] : [])]
  const unknown = marksIn(template).find((name) => !known.includes(name))
  if (unknown === undefined) return isEmptyWithoutValues(template, part) ? emptyWords : true
  if (unknown === linkName) return 'The link can only be in the letter. Remove {link}.'
  return `There is no {${unknown}} in this letter. Choose one from the list.`
}
