import { type ComponentPropsWithRef, useEffect, useImperativeHandle, useRef } from 'react'
import { classes } from '../classes.ts'
import css from './Checkbox.module.css'

/** A checkbox without a label of its own; its name comes from a surrounding label or from aria-label. */
export function Checkbox({
  indeterminate = false,
  className,
  ref,
  ...input
}: Omit<ComponentPropsWithRef<'input'>, 'type'> & { indeterminate?: boolean }) {
  const own = useRef<HTMLInputElement>(null)
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => own.current, [])
  useEffect(() => {
    // Browsers only have a property for this state.
    if (own.current) own.current.indeterminate = indeterminate
  }, [indeterminate])
  return <input ref={own} type="checkbox" className={classes(css.checkbox, className)} {...input} />
}
