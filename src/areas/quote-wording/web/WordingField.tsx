import { useQuery } from '@tanstack/react-query'
import { useMay } from '#platform/web/calls/session.ts'
import { useWhyNot } from '#platform/web/refusals/why-not.ts'
import { SelectField } from '#ui/fields/SelectField.tsx'
import type { FieldProps } from '#ui/fields/use-field.ts'
import { Link } from '#ui/navigation.tsx'
import type { WordingKind } from '../contract/choices.ts'
import { footerChoices, termsChoices } from './queries.ts'
import { wordingPaths } from './wording-paths.ts'

/** Chooses terms or a footer. `current` is shown even when it is archived. */
export function WordingField({
  kind,
  current,
  ...field
}: FieldProps & { kind: WordingKind; current?: { id: number | null; title: string | null } | undefined }) {
  const whyNot = useWhyNot()('quote-wording:read')
  const isAllowed = whyNot === undefined
  const terms = useQuery({ ...termsChoices(), enabled: isAllowed && kind === 'terms' })
  const footers = useQuery({ ...footerChoices(), enabled: isAllowed && kind === 'footer' })
  const found = (kind === 'terms' ? terms : footers).data?.rows
  const rows = found ?? []
  const options = rows.map(({ id, title, is_default }) => ({
    value: id,
    label: is_default ? `${title} (default)` : title,
  }))
  const { id = null, title = null } = current ?? {}
  const isListed = id === null || options.some(({ value }) => value === id)
  const choices = isListed ? options : [...options, { value: id, label: title ?? '' }]
  return (
    <SelectField
      {...field}
      options={choices}
      help={found?.length === 0 && <NoneYet kind={kind} />}
      {...(whyNot && { disabledReason: whyNot })}
    />
  )
}

/** Where the first one is written. */
function NoneYet({ kind }: { kind: WordingKind }) {
  return useMay()('quote-wording:write') ? (
    <Link to={wordingPaths[kind].create}>Write the first</Link>
  ) : (
    'An administrator writes them.'
  )
}
