import type { TextStore } from './ports.ts'

/** `localStorage`; where the browser forbids it, each call throws, which all callers bear. */
export const browserTexts: TextStore = {
  keys: () => Object.keys(localStorage),
  get: (key) => localStorage.getItem(key),
  set: (key, text) => localStorage.setItem(key, text),
  remove: (key) => localStorage.removeItem(key),
}
