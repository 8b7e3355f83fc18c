import type { HelpSource, NavItem, PaletteSource, ShellParts } from '../web-area.ts'

type RecordShell = Omit<NavItem, 'to'> & {
  help: HelpSource['load']
  /** Finds its records by words. */
  palette?: PaletteSource['load']
}

/** What most areas contribute: their list in the navigation, its records in the palette, the help of its screens. */
export const recordShell = (to: string, { help, palette, ...item }: RecordShell): ShellParts => ({
  help: { paths: [to], load: help },
  nav: [{ ...item, to }],
  ...(palette && { palette: [{ label: item.label, permission: item.permission, load: palette }] }),
})
