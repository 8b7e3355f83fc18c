import { type ComponentProps, type KeyboardEvent, type SyntheticEvent, useId, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import css from './NamesField.module.css'
import { TextAreaField } from './TextAreaField.tsx'

const listbox = { role: 'listbox', 'aria-label': 'Names' }
const option = { role: 'option', tabIndex: -1 }

/** A part of the text that a name can take the place of. */
interface Mention {
  from: number
  to: number
  names: readonly string[]
}

/** A text in which names are offered while they are typed; arrows choose, Enter or Tab inserts one, Escape closes. */
export function NamesField({
  offered,
  ...props
}: Omit<ComponentProps<typeof TextAreaField>, 'area'> & {
  /** The names that match the text before the caret, and where they begin. */
  offered: (before: string) => { at: number; names: readonly string[] } | null
}) {
  const id = useId()
  const { getValues, setValue } = useFormContext()
  const [mention, setMention] = useState<Mention | null>(null)
  const [active, setActive] = useState(0)
  const names = mention?.names ?? []

  const findMention = ({
    currentTarget: { value, selectionStart, selectionEnd },
  }: SyntheticEvent<HTMLTextAreaElement>) => {
    const found = selectionStart === selectionEnd ? offered(value.slice(0, selectionStart)) : null
    setMention(found && { from: found.at, to: selectionStart, names: found.names })
    setActive(0)
  }
  const insertName = (name: string | undefined, area: HTMLTextAreaElement | null) => {
    if (!mention || name === undefined) return
    const text = String(getValues(props.name) ?? '')
    const inserted = `${name} `
    setValue(props.name, text.slice(0, mention.from) + inserted + text.slice(mention.to), {
      shouldDirty: true,
    })
    setMention(null)
    const caret = mention.from + inserted.length
    requestAnimationFrame(() => area?.setSelectionRange(caret, caret))
  }
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (names.length === 0 || event.ctrlKey || event.metaKey) return
    const { key, currentTarget } = event
    if (key === 'ArrowDown') setActive((active + 1) % names.length)
    else if (key === 'ArrowUp') setActive((active - 1 + names.length) % names.length)
    else if (key === 'Enter' || key === 'Tab') insertName(names[active], currentTarget)
    else if (key === 'Escape') setMention(null)
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    <div className={css.field}>
      <TextAreaField
        {...props}
        area={{
          onSelect: findMention,
          onKeyDown,
          onBlurCapture: () => setMention(null),
          'aria-autocomplete': 'list',
          'aria-controls': names.length > 0 ? id : undefined,
          'aria-activedescendant': names.length > 0 ? `${id}${active}` : undefined,
        }}
      />
      {names.length > 0 && (
        <div {...listbox} id={id} className={css.names}>
          {names.map((name, at) => (
            <div
              key={at}
              {...option}
              id={`${id}${at}`}
              aria-selected={at === active}
              className={css.name}
              onPointerDown={(event) => {
                event.preventDefault()
                insertName(
                  name,
                  event.currentTarget.closest(`.${css['field']}`)?.querySelector('textarea') ?? null,
                )
              }}
            >
              {name}
            </div>
          ))}
        </div>
      )}
    </div>
  )
}
