import { IconPlus, IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useFieldArray, useFormContext } from 'react-hook-form'
import { classes } from '../classes.ts'
import { Button, IconButton } from '../parts/Button.tsx'
import css from './FieldRows.module.css'
import { Section } from './Section.tsx'

/**
 * A form's list as rows of fields, with a button to add one and a remove button on each. `children` draws the
 * fields of the row at a place in the form ('loads.0'); `layout` sets `--row-columns`, where four alike do not fit.
 */
export function FieldRows({
  name,
  title,
  help,
  addLabel,
  empty,
  layout,
  children,
}: {
  name: string
  title: string
  help: string
  addLabel: string
  empty: object
  layout?: string | undefined
  children: (at: string) => ReactNode
}) {
  const { control } = useFormContext()
  const { fields, append, remove } = useFieldArray({ control, name })
  return (
    <Section
      title={title}
      help={help}
      actions={
        <Button icon={<IconPlus aria-hidden />} onClick={() => append(empty)}>
          {addLabel}
        </Button>
      }
    >
      <div className={css.rows}>
        {fields.map((field, at) => (
          <fieldset key={field.id} className={classes(css.row, layout)} aria-label={`${title} ${at + 1}`}>
            {children(`${name}.${at}`)}
            <IconButton
              label={`Remove ${title.toLowerCase()} ${at + 1}`}
              icon={<IconX aria-hidden />}
              onClick={() => remove(at)}
            />
          </fieldset>
        ))}
      </div>
    </Section>
  )
}
