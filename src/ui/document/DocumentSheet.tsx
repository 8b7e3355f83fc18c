import type { ReactNode } from 'react'
import type { DocumentParty, DocumentView } from '#shared/document-view.ts'
import css from './DocumentSheet.module.css'
import { DocumentTable } from './DocumentTable.tsx'
import { EvidencePage, EvidenceText } from './EvidencePage.tsx'
import { FactList } from './FactList.tsx'
import { LineTable } from './LineTable.tsx'
import { PassageText } from './PassageText.tsx'
import { SheetFooter } from './SheetFooter.tsx'
import { TotalList } from './TotalList.tsx'
import { Watermark } from './Watermark.tsx'

/**
 * A document that people receive, as an A4 sheet on screen and on paper; on a phone its lines are stacked.
 * Its figures come from the view, as in the PDF. No component library, because the public pages use it too.
 */
export function DocumentSheet({
  view,
  logo = null,
  signature = null,
  afterLines,
}: {
  view: DocumentView
  /** The URL of the seller's logo. */
  logo?: string | null
  /** The URL of the signature image, for the evidence page. */
  signature?: string | null
  /** Between the lines and the totals, on screen only: the options of an open quote. */
  afterLines?: ReactNode
}) {
  const { mark, evidence } = view
  return (
    <div className={css.frame} data-paper>
      <article className={css.sheet} aria-label={`${view.title} ${view.number}`}>
        {mark && <Watermark mark={mark} />}
        <header className={css.head}>
          <div>
            {logo && <img className={css.logo} src={logo} alt={`Logo of ${view.seller.name}`} />}
            <Party party={view.seller} />
          </div>
          <div className={css.title}>
            <h2>{view.title}</h2>
            <p className={css.number}>{view.number}</p>
            {mark && <p className={css.mark}>{mark}</p>}
          </div>
        </header>
        <div className={css.about}>
          <section>
            <h3 className={css.label}>For</h3>
            <Party party={view.buyer} />
          </section>
          <FactList facts={view.facts} />
        </div>
        {view.intro.map((passage, at) => (
          <PassageText key={at} passage={passage} />
        ))}
        <LineTable view={view} />
        {afterLines && <div className={css.screenOnly}>{afterLines}</div>}
        <TotalList totals={view.totals} />
        {view.tables.map((table, at) => (
          <DocumentTable key={at} table={table} />
        ))}
        {view.passages.map((passage, at) => (
          <PassageText key={at} passage={passage} />
        ))}
        {view.footer && <SheetFooter text={view.footer} />}
        {evidence && !evidence.has_own_page && <EvidenceText evidence={evidence} signature={signature} />}
      </article>
      {evidence?.has_own_page && <EvidencePage evidence={evidence} signature={signature} mark={mark} />}
    </div>
  )
}

function Party({ party }: { party: DocumentParty }) {
  return (
    <address className={css.party}>
      <strong>{party.name}</strong>
      {party.lines.map((line, at) => (
        <span key={at}>{line}</span>
      ))}
    </address>
  )
}
