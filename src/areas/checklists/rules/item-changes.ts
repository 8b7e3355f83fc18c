import type { ChecklistItemInput } from '../contract/checklist.ts'
import { checklistItemLabels as labels } from './checklist-labels.ts'
import { answerTypeWords, itemSubjectWords } from './checklist-words.ts'

type Item = ChecklistItemInput

const yesOrNo = (value: number): string => (value ? 'Yes' : 'No')
const said = (value: string | null): string => value || 'none'

/** An item's values in words, without its text. */
const wordsOf = (item: Item): Record<Exclude<keyof typeof labels, 'text'>, string> => ({
  section: said(item.section),
  help: said(item.help),
  answer_type: answerTypeWords[item.answer_type],
  about: itemSubjectWords[item.about],
  is_critical: yesOrNo(item.is_critical),
  photo_on_fail: yesOrNo(item.photo_on_fail),
  is_mandatory: yesOrNo(item.is_mandatory),
})

/**
 * What differs between two versions of a checklist’s items, in words; nothing if they are the same. Items
 * are the same item when they have the same text.
 */
export function itemChanges(before: readonly Item[], after: readonly Item[]): string[] {
  const pairs = pairsOf(before, after)
  const kept = pairs.flatMap(({ was }) => (was ? [was] : []))
  const added = pairs.flatMap(({ was, is }) => (was ? [] : [`Added “${is.text}”`]))
  const removed = before.filter((item) => !kept.includes(item)).map(({ text }) => `Removed “${text}”`)
  const changed = pairs.flatMap(({ was, is }) => (was ? differences(was, is) : []))
  const stayed = before.filter((item) => kept.includes(item))
  const moved = stayed.some((item, at) => item !== kept[at]) ? ['Changed the order'] : []
  return [...added, ...removed, ...changed, ...moved]
}

/** Each item now, with what it was. */
function pairsOf(before: readonly Item[], after: readonly Item[]): { was: Item | undefined; is: Item }[] {
  const left = [...before]
  return after.map((is) => {
    const at = left.findIndex(({ text }) => text === is.text)
    return { was: at < 0 ? undefined : left.splice(at, 1)[0], is }
  })
}

function differences(was: Item, is: Item): string[] {
  const [old, now] = [wordsOf(was), wordsOf(is)]
  return (Object.keys(old) as (keyof typeof old)[])
    .filter((field) => old[field] !== now[field])
    .map((field) => `“${is.text}”: ${labels[field]} ${old[field]} → ${now[field]}`)
}
