import '../styles/combobox.css'
import '../styles/loader.css'
import { Loader, Select } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { FieldFact } from './FieldFact.tsx'
import css from './fields.module.css'
import { listKeys, pickFirst } from './list-keys.ts'
import { isOptionValue, type Option, type OptionValue } from './options.ts'
import { type FieldProps, useField } from './use-field.ts'

/** What a typed text may become besides one of the options: `Create "Banksia Civil"`. */
export interface ComboOffer {
  label: (typed: string) => string
  run: (typed: string) => void
  /** The text goes elsewhere: it does not stay in the field. */
  moves?: boolean
}

/** Before the place of an offer, where an option has its value. */
const offerPrefix = 'offer '

/**
 * A select over records searched elsewhere: `onSearch` receives the typed text, `options` are its matches.
 * `current` is the form's record, if its name is known without a search. `onPick` receives the picked one.
 * `loading`: the listed options do not match the typed text yet; Enter waits for them. `offers` come after the matches;
 * with them a text that matched nothing stays. `takesFocus`: as in TextField; the list opens on typing or clicking.
 */
export function ComboField({
  options,
  onSearch,
  current,
  onPick,
  loading,
  offers = [],
  takesFocus,
  ...props
}: FieldProps & {
  options: readonly Option[]
  onSearch: (text: string) => void
  current?: Option
  onPick?: (value: OptionValue) => void
  loading?: boolean
  offers?: readonly ComboOffer[]
  takesFocus?: boolean
}) {
  const field = useField(props)
  const [picked, setPicked] = useState<Option>()
  const [draft, setDraft] = useState<{ text: string; of: unknown }>()
  const input = useRef<HTMLInputElement>(null)
  const [entered, setEntered] = useState<string>()
  const [hasGoneDown, setHasGoneDown] = useState(false)
  const hasMatches = !loading && options.length > 0
  useEffect(() => {
    if (entered !== undefined && hasMatches) pickFirst(input.current)
  }, [entered, hasMatches])
  const chosen = current?.value === field.value ? current : picked
  if (field.isFact) return <FieldFact label={props.label} text={chosen?.label ?? ''} />
  const isChosen = isOptionValue(field.value)
  // Another value ends what was typed before it.
  const text = draft && draft.of === field.value ? draft.text : undefined
  const typed = text?.trim() ?? ''
  const isListed = !chosen || options.some((option) => option.value === chosen.value)
  const offered =
    typed === '' || loading
      ? []
      : offers.map(({ label }, at) => ({ value: `${offerPrefix}${at}`, label: label(typed) }))

  const type = (next: string | undefined, of: unknown = field.value) => {
    setEntered(undefined)
    setHasGoneDown(false)
    setDraft(next === undefined ? undefined : { text: next, of })
    onSearch(next ?? '')
  }
  const onText = (next: string) => {
    const clears = next === '' && isChosen && !props.required
    type(next, clears ? field.empty : field.value)
    if (clears) field.onChange(field.empty)
  }
  return (
    <Select<OptionValue>
      {...field.look}
      ref={(element: HTMLInputElement | null) => {
        input.current = element
        field.look.ref(element)
      }}
      // The selected one must be among them, or its name could not be shown.
      data={[...options, ...(isListed ? [] : [chosen]), ...offered]}
      data-autofocus={takesFocus || undefined}
      openOnFocus={!takesFocus}
      searchable
      searchValue={text ?? (isChosen ? (chosen?.label ?? '') : '')}
      selectFirstOptionOnChange={!loading}
      onKeyDownCapture={listKeys({
        shown: chosen?.label,
        isSettled: !loading,
        offered: offered.length,
        hasGoneDown,
        onDown: () => setHasGoneDown(true),
        onEarlyEnter: () => setEntered(typed),
      })}
      // Filtered elsewhere; the selected one is not a match for the typed text.
      filter={({ options: all }) =>
        isListed ? all : all.filter((one) => !('value' in one) || one.value !== chosen.value)
      }
      onInput={(event) => onText(event.currentTarget.value)}
      clearable={!props.required && !field.look.readOnly}
      allowDeselect={false}
      withScrollArea={false}
      nothingFoundMessage={loading ? 'Searching' : 'Nothing found'}
      rightSection={loading ? <Loader size={14} /> : undefined}
      {...(options.some(({ hint }) => hint) && { renderOption: ({ option }) => <OptionLine {...option} /> })}
      checkIconPosition="right"
      value={isOptionValue(field.value) ? field.value : null}
      onChange={(value, option) => {
        const offer = offers[offered.findIndex((one) => one.value === value)]
        if (offer) {
          if (offer.moves) type(undefined)
          return offer.run(typed)
        }
        if (option) setPicked({ value: option.value, label: option.label })
        type(undefined)
        field.onChange(value ?? field.empty)
        if (value !== null) onPick?.(value)
      }}
      onBlur={() => {
        if (offers.length === 0 || isChosen) type(undefined)
        field.onBlur()
      }}
    />
  )
}

function OptionLine({ label, hint }: Option) {
  return (
    <span className={css.option}>
      <span>{label}</span>
      {hint && <span className={css.hint}>{hint}</span>}
    </span>
  )
}
