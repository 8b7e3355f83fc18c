import { useWatch } from 'react-hook-form'
import { labelled } from '#ui/fields/labelled.ts'
import { NumberField } from '#ui/fields/NumberField.tsx'
import { optionsOf } from '#ui/fields/options.ts'
import { PercentField } from '#ui/fields/PercentField.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { UnitPriceField } from '#ui/fields/UnitPriceField.tsx'
import { Section } from '#ui/shells/Section.tsx'
import { roundModes, tollModes, travelModes } from '../../contract/term-choices.ts'
import { termLabels } from '../../rules/term-labels.ts'
import { roundModeWords, tollModeWords, travelModeWords } from '../../rules/term-words.ts'

const roundOptions = optionsOf(roundModes, roundModeWords)
const travelOptions = optionsOf(travelModes, travelModeWords)
const tollOptions = optionsOf(tollModes, tollModeWords)

interface TermsAt {
  /** Where the form has them; undefined: at its top. */
  at?: string | undefined
  /** They are the usual terms: nothing is left to others. */
  isUsual?: boolean
}

const path = (at: string | undefined, name: string) => (at === undefined ? name : `${at}.${name}`)

/** How time is counted. */
export function TimeTerms({ at, isUsual = false }: TermsAt) {
  const field = labelled(termLabels, at)
  return (
    <Section title="Time" columns={4}>
      {!isUsual && <NumberField {...field('min_hours')} decimals={2} unit="h" />}
      <NumberField {...field('round_minutes')} unit="min" required={isUsual} />
      <SelectField {...field('round_mode')} options={roundOptions} required={isUsual} />
      <NumberField
        {...field('grace_minutes')}
        unit="min"
        help="Minutes over a step that are not charged."
        required={isUsual}
      />
      <PercentField {...field('standby_percent')} help="Of the hire rate." required={isUsual} />
      {!isUsual && (
        <UnitPriceField {...field('standby_rate_cents')} help="An hour, instead of the percentage." />
      )}
    </Section>
  )
}

/** What a day is charged on which little could be done. */
export function ShortDayTerms({ at, isUsual = false }: TermsAt) {
  const field = labelled(termLabels, at)
  return (
    <Section title="Short days" help="Hours charged at the rate of the day." columns={4}>
      <NumberField
        {...field('no_start_hours')}
        decimals={2}
        unit="h"
        help="The operator was on site and could not start."
        required={isUsual}
      />
      <NumberField
        {...field('wet_weather_hours')}
        decimals={2}
        unit="h"
        help="Called off because of rain."
        required={isUsual}
      />
      <NumberField
        {...field('wet_weather_on_site_hours')}
        decimals={2}
        unit="h"
        help="The machine was on site already."
        required={isUsual}
      />
    </Section>
  )
}

/** Travel, tolls and floats. */
export function TravelTerms({ at, isUsual = false }: TermsAt) {
  const field = labelled(termLabels, at)
  const [travel, toll] = useWatch({ name: [path(at, 'travel_mode'), path(at, 'toll_mode')] }) as unknown[]
  return (
    <Section title="Travel, tolls and floats" columns={4}>
      <SelectField
        {...field('travel_mode')}
        options={travelOptions}
        help={isUsual ? 'Empty: dockets with travel are flagged.' : undefined}
      />
      {travel !== 'none' && (
        <UnitPriceField
          {...field('travel_rate_cents')}
          help="An hour, kilometre or shift. By the hour, empty is the hire rate."
          required={travel === 'flat' || travel === 'km'}
        />
      )}
      <SelectField
        {...field('toll_mode')}
        options={tollOptions}
        help={isUsual ? 'Empty: dockets with tolls are flagged.' : undefined}
      />
      {toll === 'flat' && <UnitPriceField {...field('toll_flat_cents')} required />}
      {(toll === 'actual' || isUsual) && toll !== 'flat' && (
        <PercentField {...field('toll_margin_percent')} required={isUsual} />
      )}
      {!isUsual && <UnitPriceField {...field('float_rate_cents')} />}
      <NumberField
        {...field('float_two_way_above_t')}
        decimals={2}
        unit="t"
        help={
          isUsual ? 'The machine’s weight. Empty: whatever the weight, one way.' : 'The machine’s weight.'
        }
      />
      <NumberField
        {...field('float_two_way_under_hours')}
        decimals={2}
        unit="h"
        help={isUsual ? 'Of the whole job. Empty: however short, one way.' : 'Of the whole job.'}
      />
    </Section>
  )
}

/** The hours of the meter that dry hire includes, and what the others cost. */
export function DryHireTerms({ at }: TermsAt) {
  const field = labelled(termLabels, at)
  return (
    <Section title="Dry hire" columns={4}>
      <NumberField
        {...field('included_hours_day')}
        decimals={2}
        unit="h"
        help="Included in each day hired by the day."
      />
      <NumberField
        {...field('included_hours_week')}
        decimals={2}
        unit="h"
        help="Included in each week hired by the week."
      />
      <UnitPriceField {...field('excess_rate_cents')} help="For each meter hour above those." />
    </Section>
  )
}
