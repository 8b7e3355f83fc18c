import { useEffect } from 'react'

/** What can be done with the record on the screen: a call, or an address. */
export type PaletteAction = { label: string; disabledReason?: string } & (
  | { run: () => void; to?: never }
  | { to: string; run?: never }
)

let actions: readonly PaletteAction[] = []

export const paletteActions = (): readonly PaletteAction[] => actions

/** Hands the record's actions to the palette for as long as the screen is there. */
export function usePaletteActions(own: readonly PaletteAction[]): void {
  useEffect(() => {
    actions = own
    return () => {
      if (actions === own) actions = []
    }
  }, [own])
}
