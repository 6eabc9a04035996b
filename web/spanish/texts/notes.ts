import type { Texts } from '../speaking.ts'

/** What only the Spanish pages say. English pages have nothing in these places. */
export const notes: Texts = {
  'note: documents':
    'Los documentos se redactan en inglés, porque se firman conforme a la ley de Wyoming y el texto en inglés es el que vale.',
  'note: step':
    'El documento se redacta en inglés. Lo que usted escriba se imprime tal como lo escriba, así que escriba en inglés lo que no sea un nombre o una dirección.',
  'note: article': 'Este texto está disponible solo en inglés.',
  'note: articles': 'Los artículos están disponibles solo en inglés.',
  'note: legal': 'Este texto está en inglés, porque el texto en inglés es el que obliga.',
}
