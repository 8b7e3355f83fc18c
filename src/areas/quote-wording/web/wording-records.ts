import type { TabbedPlainRecord } from '#platform/web/records/plain-record.ts'
import type { WordingKind } from '../contract/choices.ts'
import type { Wording } from '../contract/wording.ts'
import { wordingNouns } from '../rules/wording-labels.ts'
import { wordingCan } from '../rules/wording-rules.ts'
import { wordingCalls } from './wording-calls.ts'
import { wordingPaths, wordingTabs } from './wording-paths.ts'

export const wordingRecord = (kind: WordingKind): TabbedPlainRecord<keyof typeof wordingTabs, Wording> => ({
  noun: wordingNouns[kind],
  keptBy: 'Quotes',
  write: 'quote-wording:write',
  paths: wordingPaths[kind],
  tabs: wordingTabs,
  can: wordingCan,
  archive: wordingCalls[kind].archive,
  restore: wordingCalls[kind].restore,
})
