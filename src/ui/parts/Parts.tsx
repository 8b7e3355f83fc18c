import css from './Parts.module.css'

/** `J-000012-04 · Westgate · Sunbury`: breaks between its parts, so that no number wraps on its own. */
export const Parts = ({ text }: { text: string }) =>
  text.split(/(?<= · )/).map((part, at) => (
    <span key={at} className={css.part}>
      {part}
    </span>
  ))
