import '../styles/combobox.css'
import '../styles/pills.css'
import { Pill, TagsInput } from '@mantine/core'
import { useFormContext } from 'react-hook-form'
import css from './AddressesField.module.css'
import { type FieldProps, useField } from './use-field.ts'

interface MailPerson {
  name: string
  email: string
}

type AddressesProps = FieldProps & {
  /** Offered by name; other addresses may be typed. */
  people: readonly MailPerson[]
}

/** Email addresses, each with its person's name where it is known. The form holds a list. */
export function AddressesField(props: AddressesProps) {
  const { value, onChange } = useField(props)
  return <Addresses {...props} addresses={listOf(value)} onAddresses={onChange} />
}

/** The same for a single one: a new one replaces it. The form holds a text. */
export function AddressField({
  onPicked,
  ...props
}: AddressesProps & { onPicked: (person: MailPerson | undefined) => void }) {
  const { value, onChange } = useField(props)
  const take = (addresses: string[]) => {
    const address = addresses.at(-1) ?? ''
    onChange(address)
    onPicked(props.people.find(({ email }) => email === address))
  }
  return <Addresses {...props} addresses={listOf(value)} onAddresses={take} takesFocus />
}

function Addresses({
  people,
  addresses,
  onAddresses,
  takesFocus,
  ...props
}: AddressesProps & {
  addresses: string[]
  onAddresses: (addresses: string[]) => void
  /** Focused when its form appears. */
  takesFocus?: boolean
}) {
  const field = useField(props)
  const { trigger } = useFormContext()
  const nameOf = (address: string) => people.find(({ email }) => email === address)?.name
  return (
    <TagsInput
      {...field.look}
      type="email"
      data-autofocus={takesFocus || undefined}
      openOnFocus={false}
      data={people.map(({ email }) => email)}
      filter={({ options, search }) =>
        options.filter(
          (option) =>
            'value' in option &&
            `${nameOf(String(option.value)) ?? ''} ${option.value}`
              .toLowerCase()
              .includes(search.trim().toLowerCase()),
        )
      }
      renderOption={({ option }) => <Person name={nameOf(option.value)} address={option.value} />}
      renderPill={({ value = '', onRemove }) => (
        <Pill
          withRemoveButton
          onRemove={onRemove}
          removeButtonProps={{ 'aria-label': `Remove ${value}`, 'aria-hidden': undefined, tabIndex: 0 }}
        >
          <Person name={nameOf(value)} address={value} />
        </Pill>
      )}
      splitChars={[',', ';', ' ']}
      acceptValueOnBlur
      withScrollArea={false}
      value={addresses}
      onChange={(next) => {
        onAddresses(next.map((address) => address.trim().toLowerCase()))
        void trigger(props.name)
      }}
      onBlur={field.onBlur}
    />
  )
}

function Person({ name, address }: { name: string | undefined; address: string }) {
  if (name === undefined) return address
  return (
    <span className={css.person}>
      <span>{name}</span> <span className={css.address}>{address}</span>
    </span>
  )
}

const listOf = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).filter((each) => typeof each === 'string' && each !== '')
