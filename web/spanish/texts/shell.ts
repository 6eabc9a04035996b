import type { Texts } from '../speaking.ts'

/** Header, footer and what every page shows. */
export const shell: Texts = {
  Home: 'Inicio',
}
