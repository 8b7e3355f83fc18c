import { useQuery } from '@tanstack/react-query'
import { useWhyNot } from '#platform/web/refusals/why-not.ts'
import { SelectField } from '#ui/fields/SelectField.tsx'
import type { FieldProps } from '#ui/fields/use-field.ts'
import type { WordingKind } from '../contract/choices.ts'
import { footerChoices, termsChoices } from './queries.ts'

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
  const rows = (kind === 'terms' ? terms : footers).data?.rows ?? []
  const options = rows.map(({ id, title, is_default }) => ({
    value: id,
    label: is_default ? `${title} (default)` : title,
  }))
  const { id = null, title = null } = current ?? {}
  const isListed = id === null || options.some(({ value }) => value === id)
  const choices = isListed ? options : [...options, { value: id, label: title ?? '' }]
  return <SelectField {...field} options={choices} {...(whyNot && { disabledReason: whyNot })} />
}
