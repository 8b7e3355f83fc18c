import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import '#ui/styles/tokens.css'
import '#ui/styles/base.css'
import './page.css'
import { LinkNeeded } from './LinkNeeded.tsx'
import { PublicQuotePage } from './PublicQuotePage.tsx'

const root = document.getElementById('root')
if (!root) throw new Error('quote.html has no element with the id root')

/** `/quote/{secret}`; the specification lets the secret be left out. */
const [, , secret] = location.pathname.split('/')

createRoot(root).render(
  <StrictMode>{secret ? <PublicQuotePage secret={secret} /> : <LinkNeeded />}</StrictMode>,
)
