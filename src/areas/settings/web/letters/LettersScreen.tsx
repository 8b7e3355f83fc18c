import { Suspense } from 'react'
import { useRecordTabs } from '#platform/web/records/use-record-tabs.ts'
import { fieldWords } from '#platform/web/forms/field-words.ts'
import { lazyPart } from '#ui/lazy-part.tsx'
import { LoadingState } from '#ui/parts/states.tsx'
import { TabbedScreen } from '#ui/shells/TabbedScreen.tsx'
import { letterLabels } from '../../rules/letter-labels.ts'
import { letterTabs, settingsPaths } from '../settings-paths.ts'
import { LetterForm } from './LetterForm.tsx'

// Loads when opened.
const HistoryTab = lazyPart(() => import('#areas/activity-log/web/index.ts'), 'HistoryTab')

const words = fieldWords(letterLabels, {})

/** What each letter to a client begins as. */
export function LettersScreen() {
  const { open, links } = useRecordTabs(letterTabs, settingsPaths.letters)
  return (
    <TabbedScreen
      title="Email templates"
      breadcrumbs={[{ label: 'Settings', to: settingsPaths.overview }]}
      tabs={links}
    >
      {open === 'history' ? (
        <Suspense fallback={<LoadingState />}>
          <HistoryTab record_type="letter_templates" record_id={1} words={words} />
        </Suspense>
      ) : (
        <LetterForm key={open} kind={open} words={words} />
      )}
    </TabbedScreen>
  )
}
