import type { Texts } from '../speaking.ts'

/** The trust in pictures. */
export const overview: Texts = {
  'When Shares Come Out': 'Cuándo se entregan las partes',
  'Choose the distribution': 'Elegir la distribución',
  'Name your beneficiaries': 'Nombrar a sus beneficiarios',
  'Nobody is named to benefit yet.': 'Todavía no se ha nombrado a ningún beneficiario.',
  'No individual is named, so no age is drawn.': 'No se nombra a ninguna persona, así que no se dibuja ninguna edad.',
  'Where no age is stated, it is {0}. ': 'Donde no se indica una edad, es {0}. ',
  'A charity has no age: its share is paid outright at the grantor’s death.':
    'Una organización benéfica no tiene edad: su parte se paga directamente al fallecer el otorgante.',
  ' A year is the earliest: what is due before the grantor’s death comes out then.':
    ' El año es el primero posible: lo que corresponda antes del fallecimiento del otorgante se entrega entonces.',
  Marks: 'Signos',
  '<0/>In trust until then': '<0/>Hasta entonces, en fideicomiso',
  'Outline only: second in line': 'Solo contorno: segundo en el orden',
  'Ages at which shares come out': 'Edades a las que se entregan las partes',
  'at {0}, {1}': 'a los {0}, {1}',
  'A time line of ages, with how many parts of shares come out: {0}. The table below it says the same.':
    'Una línea de edades, con cuántas partes se entregan en cada una: {0}. La tabla de abajo dice lo mismo.',
  '{0}, from {1}': '{0}, desde {1}',
  'second in line': 'segundo en el orden',
  'no age stated': 'sin edad indicada',
  'year of birth not given': 'año de nacimiento no indicado',
  'no age': 'sin edad',
  'charity, paid outright': 'organización benéfica, pago directo',
  'Not named yet': 'Aún sin nombrar',
  'age passed before the trust began, so it comes out at the grantor’s death':
    'edad alcanzada antes de que empezara el fideicomiso, así que se entrega al fallecer el otorgante',
  'Co-trustee': 'Cofiduciario',
  'and {0} more': 'y {0} más',
  'The trust': 'El fideicomiso',
  'Who Is Who': 'Quién es quién',
  'Who is who, with shares': 'Quién es quién, con sus partes',
  'Primary beneficiary': 'Beneficiario principal',
  'Contingent beneficiary': 'Beneficiario contingente',
  '{0} primary {1}': { one: '{0} beneficiario principal', other: '{0} beneficiarios principales' },
  '{0} contingent {1}': { one: '{0} beneficiario contingente', other: '{0} beneficiarios contingentes' },
  '{0} ({1} of them {2})': '{0} ({1} de ellos: {2})',
  'a charity': 'organización benéfica',
  charities: 'organizaciones benéficas',
  'not named yet': 'aún sin nombrar',
  '{0} more': '{0} más',
  'no beneficiary yet': 'todavía ningún beneficiario',
  'A map with {0} in the middle. Above it {1}. Below it {2}. The table below the map says the same.':
    'Un mapa con {0} en el centro. Encima: {1}. Debajo: {2}. La tabla que sigue al mapa dice lo mismo.',
  'the trust, without a name yet,': 'el fideicomiso, todavía sin nombre,',
  'No percentages are given, so the shares are equal.': 'No se indican porcentajes, así que las partes son iguales.',
  'Those that do not add up to 100% are changed in proportion.': 'Los que no suman 100% se ajustan en proporción.',
  'Every beneficiary is marked contingent; with nobody before them, they take from the beginning.':
    'Todos los beneficiarios están marcados como contingentes; como no hay nadie antes que ellos, reciben desde el principio.',
  'Income is divided by percentages of its own, which the table has.':
    'La renta se reparte según porcentajes propios, que están en la tabla.',
  ', or ': ', o ',
  'Cut corners: a charity.': 'Esquinas cortadas: una organización benéfica.',
  'Dashed outline: {0}.': 'Contorno discontinuo: {0}.',
  'Your Trust at a Glance': 'Su fideicomiso de un vistazo',
  'Loading your trust...': 'Cargando su fideicomiso...',
  'Start a trust, and this page draws who is in it, what it holds and when shares come out.':
    'Comience un fideicomiso y esta página dibujará quién está en él, qué contiene y cuándo se entregan las partes.',
  'Your answers, drawn as they stand now. The documents say it in full, and they are what counts.':
    'Sus respuestas, dibujadas tal como están ahora. Los documentos lo dicen por completo, y son lo que cuenta.',
  'Go to the summary': 'Ir al resumen',
  'What It Holds': 'Qué contiene',
  'There is no asset on your list yet.': 'Todavía no hay ningún bien en su lista.',
  'Assets by type and ownership': 'Bienes por tipo y titularidad',
  '{0}. None has a value above zero, so the bars go by how many there are of each type.':
    '{0}. Ninguno tiene un valor mayor que cero, así que las barras siguen la cantidad de cada tipo.',
  '{0}, worth {1} by the values you gave.': '{0}, por un valor de {1} según los valores que usted dio.',
  '{0} asset has no value and adds nothing to a bar.':
    '{0} bien no tiene valor indicado y no suma nada a ninguna barra.',
  '{0} assets have no value and add nothing to a bar.':
    '{0} bienes no tienen valor indicado y no suman nada a ninguna barra.',
  'Bars: {0}. The table below the bars says the same.': 'Barras: {0}. La tabla que sigue a las barras dice lo mismo.',
  Ownership: 'Titularidad',
  'not given': 'sin indicar',
  'The same as a table<0/>': 'Lo mismo en una tabla<0/>',
  '{count, plural, one {# asset} other {# assets}}, {unvalued, number} without a value':
    '{count, plural, one {# bien} other {# bienes}}, {unvalued, number} sin valor indicado',
  'Half of what remains': 'La mitad de lo que queda',
  'The rest': 'El resto',
  'The whole share': 'La parte completa',
  Name: 'Nombre',
  Remark: 'Observación',
  'Primary beneficiaries': 'Beneficiarios principales',
  'first in line': 'primeros en el orden',
  'Contingent beneficiaries': 'Beneficiarios contingentes',
  Part: 'Papel',
  Relationship: 'Parentesco',
  Share: 'Parte',
  'Share of income': 'Parte de la renta',
  Type: 'Tipo',
  Assets: 'Bienes',
  'Value given': 'Valor indicado',
  'Part of the whole': 'Parte del total',
  'makes the trust': 'crea el fideicomiso',
  'the grantor too': 'también es el otorgante',
  'Bank or trust company': 'Banco o compañía fiduciaria',
  'Successor trustee': 'Fiduciario sucesor',
  'less than 1%': 'menos del 1%',
  'more than 99%': 'más del 99%',
  'less than 0.01%': 'menos del 0.01%',
  'not fixed': 'no fijada',
  'equal share, {share}': 'parte igual, {share}',
  '{least} to {most} each': 'de {least} a {most} cada uno',
  'Each share is what your agreement makes of the percentages you gave.':
    'Cada parte es lo que su contrato hace de los porcentajes que usted dio.',
  'Shares are not fixed: your own words say who receives what.':
    'Las partes no están fijadas: sus propias palabras dicen quién recibe qué.',
  'No ages are fixed: your own words say when something is paid out. Where they name no time, it is the grantor’s death.':
    'No hay edades fijadas: sus propias palabras dicen cuándo se paga algo. Donde no indican un momento, es el fallecimiento del otorgante.',
  'Shares are not fixed: the trustee decides who receives how much.':
    'Las partes no están fijadas: el fiduciario decide quién recibe cuánto.',
  'No ages are fixed: the trustee decides when something is paid out.':
    'No hay edades fijadas: el fiduciario decide cuándo se paga algo.',
  'The property is divided into shares at the grantor’s death, and no share comes out before. Each then comes out in three parts: a third at the distribution age, half of what remains five years later, and the rest ten years later.':
    'Los bienes se dividen en partes al fallecer el otorgante, y antes no se entrega ninguna. Después, cada parte se entrega en tres porciones: un tercio a la edad de distribución, la mitad de lo que queda cinco años después y el resto diez años después.',
  'These are shares of the income. The property itself stays in the trust.':
    'Estas son partes de la renta. Los bienes mismos permanecen en el fideicomiso.',
  'No ages are fixed: income is paid every year from the beginning, and the property itself stays in the trust.':
    'No hay edades fijadas: la renta se paga cada año desde el principio y los bienes mismos permanecen en el fideicomiso.',
  'No ages are fixed: from the grantor’s death each share stays in trust, and the trustee decides when something is paid out of it. Only the share of a charity is paid out then.':
    'No hay edades fijadas: desde el fallecimiento del otorgante cada parte permanece en el fideicomiso y el fiduciario decide cuándo se paga algo de ella. Solo la parte de una organización benéfica se paga entonces.',
  'The property is divided into shares at the grantor’s death, and no share comes out before. Each then comes out as a whole at the distribution age.':
    'Los bienes se dividen en partes al fallecer el otorgante, y antes no se entrega ninguna. Después, cada parte se entrega entera a la edad de distribución.',
  'All shares are equal. Percentages you gave do not apply.':
    'Todas las partes son iguales. Los porcentajes que usted dio no se aplican.',
  'Shares are not fixed yet: you have not chosen how the property is distributed.':
    'Las partes todavía no están fijadas: no ha elegido cómo se distribuyen los bienes.',
  'No ages are fixed yet: you have not chosen how the property is distributed.':
    'Las edades todavía no están fijadas: no ha elegido cómo se distribuyen los bienes.',
  '{count, plural, one {# asset} other {# assets}}': '{count, plural, one {# bien} other {# bienes}}',
}
