import css from './FieldFact.module.css'

/** A field's value in a read-only form: in full, however long. */
export function FieldFact({ label, text }: { label: string; text: string }) {
  return (
    <dl className={css.fact}>
      <dt>{label}</dt>
      <dd>{text || <span className={css.none}>–</span>}</dd>
    </dl>
  )
}
