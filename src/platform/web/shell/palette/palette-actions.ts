import { useEffect } from 'react'

/** An action on the record on screen: a call, or an address. */
export type PaletteAction = { label: string; disabledReason?: string } & (
  | { run: () => void; to?: never }
  | { to: string; run?: never }
)

let actions: readonly PaletteAction[] = []

export const paletteActions = (): readonly PaletteAction[] => actions

/** Registers the record's actions with the palette while the screen is mounted. */
export function usePaletteActions(own: readonly PaletteAction[]): void {
  useEffect(() => {
    actions = own
    return () => {
      if (actions === own) actions = []
    }
  }, [own])
}
