import type { ComponentType } from 'react'
import type { Permission } from '#shared/permissions.ts'

export const navGroups = ['Work', 'Money', 'People & plant', 'Office'] as const

export type NavIcon = ComponentType<{ size?: number; 'aria-hidden'?: boolean }>

/** An area in the navigation; shown only to those who hold `permission`. */
export interface NavItem {
  label: string
  to: string
  icon: NavIcon
  group: (typeof navGroups)[number]
  permission: Permission
  /** Its place among the group, in tens. */
  order: number
  /** It is the person's home: it leads to where their role lands, by the name of that. */
  isHome?: boolean
  /** Other addresses under which its screens are. */
  also?: readonly string[]
}

/** One of the four at the foot of a driver's phone. */
export type DriverBarItem = Pick<NavItem, 'label' | 'to' | 'icon' | 'order'> & {
  permission: Permission | 'signed_in'
}

/** The person's own pages; anybody with a session may open them. */
export type MeItem = Pick<NavItem, 'label' | 'to' | 'icon'>

export interface PaletteHit {
  label: string
  /** What distinguishes it from others of the same name: a number, a suburb. */
  hint: string
  to: string
}

/** Called with at least two characters. */
export type PaletteSearch = (text: string, signal: AbortSignal) => Promise<readonly PaletteHit[]>

/** Records that the palette can find; how, is loaded when somebody searches. */
export interface PaletteSource {
  /** "Clients" */
  label: string
  permission: Permission
  load: () => Promise<{ search: PaletteSearch }>
}

/** What an area hands in for the shell (`web/shell.ts`); it is loaded with the shell, after sign-in. */
export interface ShellParts {
  nav?: readonly NavItem[]
  driverBar?: readonly DriverBarItem[]
  palette?: readonly PaletteSource[]
  /** The notifications bell in the header; not for those who wait for approval. */
  bell?: ComponentType
  /** The person's own views of a list, beside the filters of every list. */
  listViews?: ComponentType
  /** Works unseen for as long as somebody is signed in. */
  unseen?: ComponentType
  /** What is in the menu under the person's picture, above signing out. */
  me?: readonly MeItem[]
}
