import type { ListView } from '#ui/shells/list-views.ts'
import type { UseQueryOptions } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import type { Permission } from '#shared/permissions.ts'

export const navGroups = ['Work', 'Money', 'People & plant', 'Office'] as const

export type NavIcon = ComponentType<{ size?: number; 'aria-hidden'?: boolean }>

/** A navigation entry; shown only to those who hold `permission`. */
export interface NavItem {
  label: string
  to: string
  icon: NavIcon
  group: (typeof navGroups)[number]
  permission: Permission
  /** Its position within the group, in tens. */
  order: number
  /** The person's home: it goes where their role lands. */
  isHome?: boolean
  /** Other addresses its screens have. */
  also?: readonly string[]
}

/** One of the four in a driver's bottom bar. */
export type DriverBarItem = Pick<NavItem, 'label' | 'to' | 'icon' | 'order'> & {
  permission: Permission | 'signed_in'
}

/** The person's own pages: for everyone, or for those who hold a right for their `own` records only. */
export type MeItem = Pick<NavItem, 'label' | 'to' | 'icon'> & { own?: Permission }

export interface PaletteHit {
  label: string
  /** Distinguishes it from others with the same name: a number, a suburb. */
  hint: string
  to: string
}

/** Called with at least two characters. */
export type PaletteSearch = (text: string, signal: AbortSignal) => Promise<readonly PaletteHit[]>

/** Records the palette can find; the search code is loaded on first use. */
export interface PaletteSource {
  /** "Clients" */
  label: string
  permission: Permission
  load: () => Promise<{ search: PaletteSearch }>
}

/** The help of a screen, in a few sentences. */
export interface ScreenHelp {
  /** What the screen is for. */
  purpose: string
  /** What can be done here. */
  actions: readonly string[]
  /** What comes before or after it. */
  next: string
}
/** By the screen's path in the routes. */
export type AreaHelp = Readonly<Record<string, ScreenHelp>>

/** The help of an area's screens, loaded when someone first asks. */
export interface HelpSource {
  /** The beginnings of their addresses. */
  paths: readonly string[]
  load: () => Promise<{ help: AreaHelp }>
}

/** How much work waits at an address of the navigation, and what it is called. */
export interface WaitingAt {
  to: string
  count: number
  title: string
}

/** What an area contributes to the shell (`web/shell.ts`); loaded with it, after sign-in. */
export interface ShellParts {
  nav?: readonly NavItem[]
  driverBar?: readonly DriverBarItem[]
  palette?: readonly PaletteSource[]
  /** The notifications bell in the header; not for users waiting for approval. */
  bell?: ComponentType
  /** The tabs above every list: its own views and the person's saved ones. */
  listViews?: ComponentType<{ label: string; views: readonly ListView[] }>
  /** Runs in the background while someone is signed in. */
  unseen?: ComponentType
  help?: HelpSource
  /** Counts in the navigation where work waits. */
  waiting?: UseQueryOptions<WaitingAt[]>
  /** Items in the user menu, above sign-out. */
  me?: readonly MeItem[]
}
