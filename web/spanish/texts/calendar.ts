import type { Texts } from '../speaking.ts'

/** The entries of the calendar file. */
export const calendar: Texts = {
  'Look through your trust': 'Revise su fideicomiso',
  'Read the summary of your answers. Has somebody been born, died, married, divorced or moved? Have you bought, sold or been given property? Can everybody you named still serve?':
    'Lea el resumen de sus respuestas. ¿Ha nacido o muerto alguien, se ha casado, divorciado o mudado? ¿Ha comprado, vendido o recibido bienes? ¿Pueden seguir en su cargo todas las personas que nombró?',
  'The trust is irrevocable: ask an attorney before you act on a change.':
    'El fideicomiso es irrevocable: consulte a un abogado antes de hacer algo por un cambio.',
  'The trustee reports to the qualified beneficiaries at least once a year, unless they have waived it (W.S. 4-10-813).':
    'El fiduciario informa a los beneficiarios calificados al menos una vez al año, salvo que hayan renunciado a ello (W.S. 4-10-813).',
  'Ask your accountant about tax returns': 'Pregunte a su contador por las declaraciones de impuestos',
  'In general, Form 1041 for a trust’s income and Form 709 for gifts made to a trust in the year before are due by April 15.':
    'En general, el formulario 1041, por los ingresos de un fideicomiso, y el formulario 709, por las donaciones hechas a un fideicomiso el año anterior, se presentan a más tardar el 15 de abril.',
  'Whether either of them, or another return, is to be filed for your trust is a question for your accountant.':
    'Si hay que presentar por su fideicomiso alguno de ellos, u otra declaración, es una pregunta para su contador.',
  'Move into the trust: {name}': 'Traspasar al fideicomiso: {name}',
  'Your note: {note}': 'Su nota: {note}',
  '{count, plural, one {An asset is} other {# assets are}} not yet in the trust':
    '{count, plural, one {Un bien todavía no está} other {# bienes todavía no están}} en el fideicomiso',
  'A trust holds only the property transferred to it. The funding plan states how each kind of property is transferred.':
    'Un fideicomiso tiene solo lo que se le ha traspasado. El plan de aportación de bienes dice con qué se traspasa cada tipo de bien.',
  'Still open:': 'Pendientes:',
  '{name} reaches {age} this year: {what} can come out': '{name} cumple {age} años este año: puede entregarse {what}',
  'the share': 'la parte',
  'a part of the share': 'una porción de la parte',
  'a third of the share': 'un tercio de la parte',
  'half of what remains of the share': 'la mitad de lo que queda de la parte',
  'the rest of the share': 'el resto de la parte',
  'By your answers, {what} comes out at the age of {age}, but not before the grantor’s death. Your answers have the year of birth only, so move this to the birthday.':
    'Según sus respuestas, {what} se entrega a los {age} años de edad, pero no antes del fallecimiento del otorgante. Sus respuestas tienen solo el año de nacimiento, así que mueva esto al cumpleaños.',
  'Article 9 of the trust agreement states when a contingent beneficiary takes.':
    'El artículo 9 del contrato de fideicomiso indica cuándo recibe un beneficiario contingente.',
  'What is paid, and when, follows from the words of the trust agreement.':
    'Qué se paga, y cuándo, resulta del texto del contrato de fideicomiso.',
  'and {count} more': 'y {count} más',
}
