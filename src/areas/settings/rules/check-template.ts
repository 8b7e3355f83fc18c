import { linkName, marksIn } from '#shared/letter-text.ts'
import { type LetterKind, placeholdersOf } from './letter-templates.ts'

/** Why a letter's text cannot be kept: it names what its record does not have; true if it can. */
export function checkTemplate(kind: LetterKind, part: 'subject' | 'letter', template: string): true | string {
  const known: readonly string[] = [...placeholdersOf[kind], ...(part === 'letter' ? [linkName] : [])]
  const unknown = marksIn(template).find((name) => !known.includes(name))
  if (unknown === undefined) return true
  if (unknown === linkName) return 'The link can only be in the letter. Remove {link}.'
  return `There is no {${unknown}} in this letter. Choose a placeholder from the list.`
}
