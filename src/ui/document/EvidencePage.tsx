import type { Evidence } from '#shared/document-view.ts'
import sheet from './DocumentSheet.module.css'
import css from './EvidencePage.module.css'
import { FactList } from './FactList.tsx'
import { Paragraphs } from './PassageText.tsx'
import { Watermark } from './Watermark.tsx'

interface Signed {
  evidence: Evidence
  signature: string | null
}

/** A separate sheet: who agreed to exactly this document, when and how. */
export function EvidencePage({ mark, ...signed }: Signed & { mark: string | null }) {
  return (
    <article className={`${sheet.sheet} ${css.page}`} aria-label={signed.evidence.heading}>
      {mark && <Watermark mark={mark} />}
      <EvidenceText {...signed} />
    </article>
  )
}

/** The same at the end of the document's own sheet. */
export function EvidenceText({ evidence, signature }: Signed) {
  return (
    <section className={css.evidence}>
      <h2>{evidence.heading}</h2>
      <Paragraphs text={evidence.statement} />
      <FactList facts={evidence.facts} />
      {evidence.has_signature && signature && (
        <figure className={css.signature}>
          <figcaption className={sheet.label}>Signature</figcaption>
          <img src={signature} alt="The drawn signature" />
        </figure>
      )}
    </section>
  )
}
