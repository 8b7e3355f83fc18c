import type { ShellParts } from '#platform/web/web-area.ts'
import { wordingPaths } from './wording-paths.ts'

export const wordingShell: ShellParts = {
  help: { paths: [wordingPaths.terms.list, wordingPaths.footer.list], load: () => import('./help.ts') },
  nav: [],
  palette: [
    { label: 'Terms and footers', permission: 'quote-wording:read', load: () => import('./palette.ts') },
  ],
}
