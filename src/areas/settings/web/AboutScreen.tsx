import { Screen } from '#ui/shells/Screen.tsx'
import { Section } from '#ui/shells/Section.tsx'
import { settingsPaths } from './settings-paths.ts'

/** Whose work the product contains, and under what licence. */
export function AboutScreen() {
  return (
    <Screen title="About" breadcrumbs={[{ label: 'Settings', to: settingsPaths.overview }]}>
      <Section title="Haulyard">
        <p>Released under the MIT licence.</p>
      </Section>
      <Section title="Suburbs and postcodes">
        <p>
          Based on Australian Bureau of Statistics data: State Suburbs and Postal Areas of the Australian
          Statistical Geography Standard, July 2011,{' '}
          <a href="https://creativecommons.org/licenses/by/2.5/au/" target="_blank" rel="noreferrer">
            CC BY 2.5 AU
          </a>
          . Shortened, corrected and extended for Haulyard.
        </p>
      </Section>
      <Section title="Typeface">
        <p>Inter, under the SIL Open Font License 1.1.</p>
      </Section>
    </Screen>
  )
}
