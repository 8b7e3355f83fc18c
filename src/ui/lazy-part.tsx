import { type ComponentType, type ReactNode, createElement, use } from 'react'
import { MissingPart } from './MissingPart.tsx'

interface Part<Props> {
  (props: Props): ReactNode
  /** Loads it before it is shown; routes do. */
  preload: () => Promise<void>
}
type PartOf<Export> = Export extends (props: infer Props) => ReactNode ? Part<Props> : never

/**
 * A component whose code loads on first use: `lazyPart(() => import('./NotesTab.tsx'), 'NotesTab')`. If the
 * code cannot be loaded, a notice replaces it and everything around it stays. Only a reload helps then,
 * because browsers do not fetch the same module twice.
 */
export const lazyPart = <Module, Name extends keyof Module>(
  load: () => Promise<Module>,
  name: Name,
): PartOf<Module[Name]> => lazily(load, name, () => <MissingPart />)

/** The same for a dialog: its replacement opens over the page, and the dialog's `onClose` closes it. */
export const lazyDialog = <Module, Name extends keyof Module>(
  load: () => Promise<Module>,
  name: Name,
): PartOf<Module[Name]> => lazily(load, name, ({ onClose }) => <MissingPart onClose={onClose} />)

function lazily<Module, Name extends keyof Module>(
  load: () => Promise<Module>,
  name: Name,
  missing: (props: { onClose?: () => void }) => ReactNode,
): PartOf<Module[Name]> {
  let Loaded: ComponentType | undefined
  let loading: Promise<void> | undefined
  let isLoaded: Promise<boolean> | undefined

  const preload = (): Promise<void> =>
    (loading ??= load().then((module) => {
      Loaded = module[name] as ComponentType
    }))
  function LazyPart(props: object) {
    if (Loaded) return createElement(Loaded, props)
    isLoaded ??= preload().then(
      () => true,
      () => false,
    )
    return use(isLoaded) && Loaded ? createElement(Loaded, props) : missing(props)
  }
  return Object.assign(LazyPart, { preload }) as unknown as PartOf<Module[Name]>
}

/** Application code that failed to load: no network, or a newer version has been deployed. */
export const isMissingCode = (error: unknown): boolean =>
  error instanceof Error &&
  /dynamically imported module|module script failed|preload CSS/i.test(error.message)
