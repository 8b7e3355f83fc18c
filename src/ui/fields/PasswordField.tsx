import { TextInput } from '@mantine/core'
import { IconEye, IconEyeOff } from '@tabler/icons-react'
import { useState } from 'react'
import css from './fields.module.css'
import { type FieldProps, useField } from './use-field.ts'

/** A password, which can be revealed. `autoComplete` tells password managers whether it is old or new. */
export function PasswordField({
  autoComplete,
  ...props
}: FieldProps & { autoComplete: 'current-password' | 'new-password' }) {
  const field = useField(props)
  const [shown, setShown] = useState(false)
  const Icon = shown ? IconEyeOff : IconEye
  return (
    <TextInput
      {...field.look}
      type={shown ? 'text' : 'password'}
      autoComplete={autoComplete}
      spellCheck={false}
      autoCapitalize="off"
      value={typeof field.value === 'string' ? field.value : ''}
      onChange={(event) => field.onChange(event.currentTarget.value)}
      onBlur={field.onBlur}
      rightSectionPointerEvents="all"
      rightSection={
        <button
          type="button"
          className={css.inside}
          aria-label={shown ? 'Hide password' : 'Show password'}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        >
          <Icon size={16} aria-hidden />
        </button>
      }
    />
  )
}
