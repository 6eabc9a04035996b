import { speaking } from './speaking.ts'
import { shell } from './texts/shell.ts'

export const texts = { ...shell }

export const spanish = speaking(texts, 'es')
