import { vi } from 'vitest'

// The files of a worker share its process and its packages, but not the state of our own modules, nor what a file put in their place.
vi.resetModules()
