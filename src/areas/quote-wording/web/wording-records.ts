import type { TabbedPlainRecord } from '#platform/web/records/plain-record.ts'
import type { WordingKind } from '../contract/choices.ts'
import type { Wording } from '../contract/wording.ts'
import { wordingNouns } from '../rules/wording-labels.ts'
import { wordingCan } from '../rules/wording-rules.ts'
import { wordingCalls } from './wording-calls.ts'
import { wordingPaths, wordingTabs } from './wording-paths.ts'

const recordOf = (kind: WordingKind): TabbedPlainRecord<keyof typeof wordingTabs, Wording> => ({
  noun: wordingNouns[kind],
  keptBy: 'Quotes',
  write: 'quote-wording:write',
  paths: wordingPaths[kind],
  tabs: wordingTabs,
  can: wordingCan,
  archive: wordingCalls[kind].archive,
  restore: wordingCalls[kind].restore,
})

export const wordingRecords = { terms: recordOf('terms'), footer: recordOf('footer') }
