import { IconColumns3 } from '@tabler/icons-react'
import { classes } from '../classes.ts'
import type { Column } from '../table/columns.tsx'
import { IconButton } from './Button.tsx'
import { Checkbox } from './Checkbox.tsx'
import css from './ColumnPicker.module.css'
import popupCss from './popup.module.css'
import { usePopup } from './use-popup.ts'

/** Chooses a table's visible columns; on a phone the cards have their own. The record's name is always visible. */
export function ColumnPicker<Row extends object>({
  columns,
  hidden,
  onHidden,
}: {
  columns: readonly Column<Row>[]
  hidden: readonly string[]
  onHidden: (hidden: string[]) => void
}) {
  const { anchor, button, popup } = usePopup()
  const choices = columns.flatMap(({ id: key, meta }) =>
    key === undefined || !meta || meta.slot === 'title' || meta.opens ? [] : [{ key, label: meta.label }],
  )
  return (
    <>
      <IconButton
        ref={anchor}
        {...button}
        className={css.button}
        variant="secondary"
        label="Choose columns"
        icon={<IconColumns3 aria-hidden />}
      />
      <div {...popup} className={classes(popupCss.popup, css.list)}>
        <fieldset className={css.choices}>
          <legend className={css.legend}>Columns</legend>
          {choices.map(({ key, label }) => (
            <label key={key} className={css.choice}>
              <Checkbox
                checked={!hidden.includes(key)}
                onChange={(event) =>
                  onHidden(
                    event.currentTarget.checked ? hidden.filter((each) => each !== key) : [...hidden, key],
                  )
                }
              />
              {label}
            </label>
          ))}
        </fieldset>
      </div>
    </>
  )
}
