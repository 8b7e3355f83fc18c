import { type ComponentPropsWithRef, useEffect, useImperativeHandle, useRef } from 'react'
import { classes } from '../classes.ts'
import css from './Checkbox.module.css'

type Props = Omit<ComponentPropsWithRef<'input'>, 'type'>

/**
 * A checkbox without a label of its own; its name comes from a surrounding label or from aria-label. Grids have a
 * thousand of them, so one that is either on or off has no state.
 */
export function Checkbox({ indeterminate, ...props }: Props & { indeterminate?: boolean }) {
  const { className, ...input } = props
  return indeterminate === undefined ? (
    <input type="checkbox" className={classes(css.checkbox, className)} {...input} />
  ) : (
    <OfSeveral indeterminate={indeterminate} {...props} />
  )
}

/** One that stands for several: on, off, or some of them. */
function OfSeveral({ indeterminate, className, ref, ...input }: Props & { indeterminate: boolean }) {
  const own = useRef<HTMLInputElement>(null)
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => own.current, [])
  useEffect(() => {
    // Browsers only have a property for this state.
    if (own.current) own.current.indeterminate = indeterminate
  }, [indeterminate])
  return <input ref={own} type="checkbox" className={classes(css.checkbox, className)} {...input} />
}
