import { TextInput } from '@mantine/core'
import { formatAbn, isAbn } from '#shared/abn.ts'
import { type FieldProps, useField } from './use-field.ts'

/** An ABN, grouped while typing. Eleven invalid digits are reported immediately; the form holds digits. */
export function AbnField(props: FieldProps) {
  const field = useField(props)
  const digits = typeof field.value === 'string' ? field.value : ''
  const isWrong = digits.length === 11 && !isAbn(digits)
  return (
    <TextInput
      {...field.look}
      inputMode="numeric"
      autoComplete="off"
      error={isWrong ? 'This ABN is not valid. Check the digits.' : field.error}
      value={groupAbn(digits)}
      onChange={(event) => field.onChange(onlyDigits(event.currentTarget.value) || field.empty)}
      onBlur={field.onBlur}
    />
  )
}

const onlyDigits = (text: string): string => text.replace(/\D/g, '').slice(0, 11)

/** Also groups an incomplete one: '51 824 7'. */
function groupAbn(digits: string): string {
  return digits.length === 11
    ? formatAbn(digits)
    : digits.replace(/^(\d{2})(?=\d)(\d{0,3})(?:(?=\d)(\d{0,3}))?(.*)$/, '$1 $2 $3 $4').trim()
}
