import type { Texts } from '../speaking.ts'

/** The questions of the thirteen steps: labels, hints, and what is refused or saved. */
export const questions: Texts = {
  'Trust name required': 'Se requiere el nombre del fideicomiso',
  'Please enter a name for your trust before proceeding': 'Escriba un nombre para su fideicomiso antes de continuar',
  'Include the family name': 'Incluya el apellido de la familia',
  'Say Trust or Dynasty Trust': 'Diga «Trust» o «Dynasty Trust»',
  'Keep it professional': 'Que sea profesional',
  'Avoid dates': 'Evite las fechas',
  'Trust Name': 'Nombre del fideicomiso',
  'Name Your Trust': 'Ponga nombre a su fideicomiso',
  'The name that every document carries, and under which the trust will hold what you give it.':
    'El nombre que llevan todos los documentos y bajo el cual el fideicomiso (trust) tendrá lo que usted le dé.',
  'For example: The Smith Family Dynasty Trust': 'Por ejemplo: The Smith Family Dynasty Trust',
  'Banks, county clerks and the tax authority will know your trust by this exact name, so it stays the same in all nine documents.':
    'Los bancos, los secretarios de condado y la autoridad fiscal conocerán su fideicomiso por este nombre exacto, así que es el mismo en los nueve documentos.',
  'Progress saved': 'Avance guardado',
  'Your trust name has been saved.': 'Se guardó el nombre de su fideicomiso.',
  'Save failed: {reason}': 'No se guardó: {reason}',
  'Could not save your trust name. Please try again.':
    'No se pudo guardar el nombre de su fideicomiso. Inténtelo de nuevo.',
  'SSN is required (will be masked)': 'El SSN es obligatorio (se ocultará)',
  'A social security number has digits only, such as 123-45-6789.':
    'Un número de seguro social tiene solo dígitos, como 123-45-6789.',
  'This looks like a social security number. Here it is stored as you typed it, not encrypted, and it is shown and printed in full. You can go on with it.':
    'Esto parece un número de seguro social. Aquí se guarda tal como lo escribió, sin cifrar, y se muestra e imprime completo. Puede continuar con él.',
  'A social security number has nine digits.': 'Un número de seguro social tiene nueve dígitos.',
  'Grantor Information': 'Datos del otorgante',
  'The grantor is the person who creates the trust and gives property to it. Usually that is you.':
    'El otorgante (grantor) es la persona que crea el fideicomiso y le da bienes. Normalmente es usted.',
  'Full Legal Name': 'Nombre legal completo',
  'As it stands on your passport or driver license.': 'Como aparece en su pasaporte o su licencia de conducir.',
  'The documents name you as the person who makes the trust. A nickname can make a bank or a clerk refuse them.':
    'En los documentos, usted es la persona que crea el fideicomiso. Un apodo puede hacer que un banco o un funcionario los rechace.',
  'Social Security Number': 'Número de seguro social',
  'Nine digits. The last four are enough for now.': 'Nueve dígitos. Por ahora bastan los últimos cuatro.',
  'The tax authority asks for the grantor’s number when the trust gets its own. It is stored encrypted and never printed whole in a trust document.':
    'La autoridad fiscal pide el número del otorgante cuando el fideicomiso obtiene el suyo. Se guarda cifrado y nunca se imprime completo en un documento del fideicomiso.',
  'Email Address': 'Correo electrónico',
  'Legal Address': 'Dirección legal',
  'Street, city, state and ZIP code of your home.': 'Calle, ciudad, estado y código postal de su casa.',
  'It identifies you beside your name, and tells which state’s rules may apply to you.':
    'Junto a su nombre, indica quién es usted y qué reglas estatales pueden aplicársele.',
  'Grantor name is required': 'El nombre del otorgante es obligatorio',
  'Address is required': 'La dirección es obligatoria',
  'Progress Saved': 'Avance guardado',
  'Grantor information has been saved.': 'Se guardaron los datos del otorgante.',
  'Could not save your information. Please try again.': 'No se pudieron guardar sus datos. Inténtelo de nuevo.',
  'Please provide the trustee name.': 'Indique el nombre del fiduciario.',
  'Trustee Details': 'Datos del fiduciario',
  'A grantor can never be the “qualified trustee” that Wyoming asks for in a qualified spendthrift trust (W.S. 4-10-103(a)(xxxv)).':
    'Un otorgante nunca puede ser el «fiduciario calificado» (qualified trustee) que Wyoming pide en un fideicomiso calificado con cláusula de protección (W.S. 4-10-103(a)(xxxv)).',
  'A grantor who keeps the power to decide who enjoys the property can have it counted in the taxable estate (Internal Revenue Code sections 2036(a)(2) and 2038(a)(1)).':
    'Si un otorgante conserva la facultad de decidir quién disfruta de los bienes, estos pueden contarse en su patrimonio gravable (Internal Revenue Code, secciones 2036(a)(2) y 2038(a)(1)).',
  'Keeping control of property after giving it away is one of the signs a court looks at when a creditor challenges the gift (W.S. 34-14-205(b)).':
    'Conservar el control de los bienes después de darlos es una de las señales que un tribunal examina cuando un acreedor impugna la donación (W.S. 34-14-205(b)).',
  'The agreement therefore leaves a grantor who serves as trustee with administrative powers only; every discretionary distribution is made by an independent trustee, and none is made until one has accepted.':
    'Por eso el contrato deja al otorgante que es fiduciario solo facultades administrativas; toda distribución discrecional la hace un fiduciario independiente, y no se hace ninguna hasta que uno haya aceptado.',
  'Please choose who will serve as your primary trustee.': 'Elija quién será su fiduciario principal.',
  'Trustee Information': 'Datos del fiduciario',
  'Trustee Selection': 'Elección del fiduciario',
  'The trustee holds the trust’s property and looks after it for the beneficiaries, as the agreement says.':
    'El fiduciario (trustee) tiene los bienes del fideicomiso y los cuida para los beneficiarios, como dice el contrato.',
  'Who will serve as your primary trustee?': '¿Quién será su fiduciario principal?',
  'Who the trustee is decides who may pay out property, and whether the trust keeps its link to Wyoming.':
    'De quién sea el fiduciario depende quién puede pagar bienes y si el fideicomiso conserva su vínculo con Wyoming.',
  'The full legal name of the person, bank or trust company.':
    'El nombre legal completo de la persona, del banco o de la compañía fiduciaria.',
  'Trustee Email': 'Correo electrónico del fiduciario',
  'The certificate of trust must show it, so it is needed before signing.':
    'El certificado de fideicomiso debe mostrarla, así que se necesita antes de la firma.',
  'Relationship to You': 'Relación con usted',
  'For example: sister, friend, trust company.': 'Por ejemplo: hermana, amigo, compañía fiduciaria.',
  'Missing Information': 'Faltan datos',
  'Trustee information has been saved.': 'Se guardaron los datos del fiduciario.',
  'Save Error': 'Error al guardar',
  'Failed to save your data. Please try again.': 'No se pudieron guardar sus datos. Inténtelo de nuevo.',
  'At least one trustee name is required': 'Se requiere el nombre de al menos un fiduciario',
  'At least one trustee address is required': 'Se requiere la dirección de al menos un fiduciario',
  'A short paper the trustee shows to banks and others instead of the whole agreement. It says that the trust exists and who may act for it, not who gets what.':
    'Un documento breve (certificate of trust) que el fiduciario muestra a los bancos y a otros en lugar del contrato entero. Dice que el fideicomiso existe y quién puede actuar por él, no quién recibe qué.',
  'It must be the name on the trust agreement, letter for letter.':
    'Debe ser el nombre del contrato de fideicomiso, letra por letra.',
  'Trust Date': 'Fecha del fideicomiso',
  'The date the trust agreement carries. Today or earlier.':
    'La fecha que lleva el contrato de fideicomiso. Hoy o antes.',
  'The name and the date together tell your trust from every other; deeds must show both (W.S. 34-2-122).':
    'El nombre y la fecha juntos distinguen su fideicomiso de cualquier otro; las escrituras deben mostrar ambos (W.S. 34-2-122).',
  Trustees: 'Fiduciarios',
  'The certificate names every trustee who is acting now, with an address (W.S. 4-10-1014).':
    'El certificado nombra a todos los fiduciarios que actúan ahora, con una dirección (W.S. 4-10-1014).',
  'Where the trust’s papers are kept and letters for it arrive.':
    'Donde se guardan los papeles del fideicomiso y llegan sus cartas.',
  'The trust has been amended': 'El fideicomiso se ha modificado',
  'Amendment Details': 'Detalles de la modificación',
  'What was changed, and when. The agreement gives the grantor no power to amend it: a change is made by a settlement agreement, by a court, by the trustee within administrative powers, by a distribution in further trust, by a change of trustee, or by a trust protector (W.S. 4-10-602(a), 4-10-111, 4-10-412, 4-10-816).':
    'Qué se cambió y cuándo. El acuerdo no da al otorgante ningún poder para modificarlo: lo cambia un acuerdo entre los interesados, un tribunal, el fiduciario dentro de sus facultades administrativas, una distribución a otro fideicomiso, un cambio de fiduciario o un protector del fideicomiso (W.S. 4-10-602(a), 4-10-111, 4-10-412, 4-10-816).',
  'Trust name is required': 'El nombre del fideicomiso es obligatorio',
  'Trust date is required': 'La fecha del fideicomiso es obligatoria',
  'Administrative address is required': 'La dirección administrativa es obligatoria',
  'Your certificate of trust has been saved.': 'Se guardó su certificado de fideicomiso.',
  'The people and charities the trust is for. There can be up to 1,000.':
    'Las personas y organizaciones benéficas para las que es el fideicomiso. Puede haber hasta 1,000.',
  'No beneficiaries added': 'No se añadieron beneficiarios',
  'Please add at least one beneficiary to your trust': 'Añada al menos un beneficiario a su fideicomiso',
  'Missing information': 'Faltan datos',
  'Your beneficiaries have been saved.': 'Se guardaron sus beneficiarios.',
  'Failed to save beneficiaries': 'No se pudieron guardar los beneficiarios',
  'What you mean to give to the trust. Listing a thing here does not transfer it yet.':
    'Lo que piensa dar al fideicomiso. Anotar una cosa aquí todavía no la traspasa.',
  'No assets added': 'No se añadieron bienes',
  'Please add at least one asset to your trust': 'Añada al menos un bien a su fideicomiso',
  'Your assets have been saved.': 'Se guardaron sus bienes.',
  'Please specify your custom distribution rules.': 'Especifique sus reglas de distribución personalizadas.',
  'Please say when the trust is to end, or choose one of the other two.':
    'Diga cuándo ha de terminar el fideicomiso o elija una de las otras dos opciones.',
  'How and when the beneficiaries receive what the trust holds for them.':
    'Cómo y cuándo reciben los beneficiarios lo que el fideicomiso tiene para ellos.',
  'Distribution Type': 'Tipo de distribución',
  'The property is divided into shares at the grantor’s death. Each share is paid out whole then or, if later, when its beneficiary reaches the distribution age. Until the grantor dies, the trustee may pay for the primary beneficiaries’ health, education, maintenance and support.':
    'Los bienes se dividen en partes al fallecer el otorgante. Cada parte se paga entera entonces o, si es más tarde, cuando su beneficiario cumple la edad de distribución. Hasta que el otorgante fallezca, el fiduciario puede pagar la salud, la educación, la manutención y el sustento de los beneficiarios principales.',
  'The property is divided into shares at the grantor’s death. Each share is paid in thirds, none before then: at the distribution age, five years later, and ten years later. Until the grantor dies, the trustee may pay for the primary beneficiaries’ health, education, maintenance and support.':
    'Los bienes se dividen en partes al fallecer el otorgante. Cada parte se paga en tercios, ninguno antes de entonces: a la edad de distribución, cinco años después y diez años después. Hasta que el otorgante fallezca, el fiduciario puede pagar la salud, la educación, la manutención y el sustento de los beneficiarios principales.',
  'You write the rules in your own words. Where they name no time, they are carried out at the grantor’s death. Until then, unless your rules say otherwise, the trustee may pay for the primary beneficiaries’ health, education, maintenance and support.':
    'Usted escribe las reglas con sus propias palabras. Donde no indican un momento, se cumplen al fallecer el otorgante. Hasta entonces, salvo que sus reglas digan otra cosa, el fiduciario puede pagar la salud, la educación, la manutención y el sustento de los beneficiarios principales.',
  'What is paid out leaves the trust and its protection; what stays in it keeps both.':
    'Lo que se paga sale del fideicomiso y de su protección; lo que permanece en él conserva ambos.',
  'Custom Distribution Rules': 'Reglas de distribución personalizadas',
  'Used only when Custom is selected.':
    'Se usa solo cuando se elige «Personalizada». Escríbalas en inglés: se imprimen tal como las escriba.',
  'When the trust ends': 'Cuándo termina el fideicomiso',
  'The classic period. Every interest ends within a life now in being plus 21 years.':
    'El plazo clásico. Todo derecho termina dentro de la vida de alguien que ya vive hoy más 21 años.',
  'For property other than land held directly, the longest period Wyoming allows (W.S. 34-1-139(b)). Land held directly keeps the shorter period.':
    'Para bienes que no sean terrenos poseídos directamente, el plazo más largo que permite Wyoming (W.S. 34-1-139(b)). Los terrenos poseídos directamente conservan el plazo más corto.',
  'An event or a date that you describe.': 'Un hecho o una fecha que usted describe.',
  'The event that ends the trust': 'El hecho que pone fin al fideicomiso',
  'Children born or adopted later': 'Hijos nacidos o adoptados después',
  'children born or adopted later': 'hijos nacidos o adoptados después',
  'For children of the grantor who are born or adopted after the trust agreement is signed. The trust and the will treat them alike.':
    'Para los hijos del otorgante que nazcan o sean adoptados después de firmarse el acuerdo de fideicomiso. El fideicomiso y el testamento los tratan igual.',
  'They share': 'Participan',
  'They do not share': 'No participan',
  'Each takes an equal part of what the grantor’s children take together. No one else’s share changes.':
    'Cada uno recibe una parte igual de lo que reciben juntos los hijos del otorgante. No cambia la parte de nadie más.',
  'Where your own words give to all of the grantor’s children alike, each takes equally with them. No other gift in your own words changes.':
    'Cuando sus propias palabras dan por igual a todos los hijos del otorgante, cada uno recibe lo mismo que ellos. Ninguna otra disposición de sus propias palabras cambia.',
  'Each takes an equal share with all the primary beneficiaries.':
    'Cada uno recibe una parte igual a la de todos los beneficiarios principales.',
  'Each takes an equal share with all the contingent beneficiaries.':
    'Cada uno recibe una parte igual a la de todos los beneficiarios contingentes.',
  'Each is a contingent beneficiary, as the grantor’s children are, and takes an equal part of what they take together. No one else’s share changes.':
    'Cada uno es beneficiario contingente, como lo son los hijos del otorgante, y recibe una parte igual de lo que estos reciben juntos. No cambia la parte de nadie más.',
  'No child is on the list, so each becomes a primary beneficiary, and the other shares are reduced.':
    'Ningún hijo está en la lista, así que cada uno pasa a ser beneficiario principal, y las demás partes se reducen.',
  'Each takes an equal part of what the grantor’s children on the list take together. If none is listed, each becomes a primary beneficiary, and the other shares are reduced.':
    'Cada uno recibe una parte igual de lo que reciben juntos los hijos del otorgante que están en la lista. Si no hay ninguno, cada uno pasa a ser beneficiario principal, y las demás partes se reducen.',
  'No county of Wyoming has this name. Line 6 of Form SS-4 asks for the county and state together.':
    'Ningún condado de Wyoming tiene este nombre. La línea 6 del formulario SS-4 pide juntos el condado y el estado.',
  'The trust and the will leave them out on purpose.': 'El fideicomiso y el testamento los excluyen a propósito.',
  'Please choose one of the two.': 'Elija una de las dos opciones.',
  'Please choose how the trust is to distribute.': 'Elija cómo ha de distribuir el fideicomiso.',
  'Please choose when the trust is to end.': 'Elija cuándo ha de terminar el fideicomiso.',
  'Custom Rules Required': 'Se requieren reglas personalizadas',
  'Your distribution rules have been saved.': 'Se guardaron sus reglas de distribución.',
  'Successor (Backup) Trustee': 'Fiduciario sucesor (suplente)',
  'Backup Trustee': 'Fiduciario suplente',
  'The successor trustee steps in when the first trustee cannot serve, or stops serving.':
    'El fiduciario sucesor (successor trustee) entra cuando el primer fiduciario no puede ejercer el cargo o deja de ejercerlo.',
  'Backup Trustee Name': 'Nombre del fiduciario suplente',
  'When the office of trustee falls vacant, the person named in the trust comes first and one appointed by a court last (W.S. 4-10-704).':
    'Cuando queda vacante el cargo de fiduciario, primero viene la persona nombrada en el fideicomiso y por último la que nombra un tribunal (W.S. 4-10-704).',
  'Backup Trustee Email': 'Correo electrónico del fiduciario suplente',
  'For example: brother, friend, trust company.': 'Por ejemplo: hermano, amiga, compañía fiduciaria.',
  'Backup Trustee Address': 'Dirección del fiduciario suplente',
  'Backup trustee name is required': 'El nombre del fiduciario suplente es obligatorio',
  'Please specify the relationship': 'Especifique la relación',
  'Backup trustee information has been saved.': 'Se guardaron los datos del fiduciario suplente.',
  'I have checked my answers, and the information I have given is accurate and complete to the best of my knowledge.':
    'He revisado mis respuestas, y los datos que he dado son exactos y completos según mi leal saber y entender.',
  'Please confirm that your information is accurate.': 'Confirme que sus datos son exactos.',
  'I understand the Wyoming trust requirements: a written agreement that is expressly irrevocable, a trustee who accepts, and a link to Wyoming.':
    'Entiendo los requisitos de Wyoming para un fideicomiso: un contrato escrito que sea expresamente irrevocable, un fiduciario que acepte y un vínculo con Wyoming.',
  'Please confirm that you understand the Wyoming trust requirements.':
    'Confirme que entiende los requisitos de Wyoming para un fideicomiso.',
  'I understand that signing the documents correctly, with notarization and witnesses where they are needed, is my own responsibility.':
    'Entiendo que firmar correctamente los documentos, con certificación notarial y testigos donde se necesiten, es mi propia responsabilidad.',
  'Please confirm that signing correctly is your own responsibility.':
    'Confirme que firmar correctamente es su propia responsabilidad.',
  'I understand that this service is not a law firm and gives no legal advice, and that I should consult an attorney before I sign.':
    'Entiendo que este servicio no es un bufete de abogados y no da asesoría legal, y que debería consultar a un abogado antes de firmar.',
  'Please confirm that you should consult an attorney.': 'Confirme que debería consultar a un abogado.',
  Signature: 'Firma',
  'Signature and Acknowledgment': 'Firma y declaraciones',
  'Nothing is signed here. You confirm four things before you look at the whole.':
    'Aquí no se firma nada. Usted confirma cuatro cosas antes de mirar el conjunto.',
  'Required Acknowledgements': 'Declaraciones obligatorias',
  'Please check all acknowledgements to proceed.': 'Marque todas las declaraciones para continuar.',
  'Your acknowledgements have been saved.': 'Se guardaron sus declaraciones.',
  'Failed to save your acknowledgements. Please try again.':
    'No se pudieron guardar sus declaraciones. Inténtelo de nuevo.',
  'The EIN application uses the same county; changing it here changes it there.':
    'La solicitud del EIN usa el mismo condado; si lo cambia aquí, cambia allí.',
  'A will that gives to the trust whatever you still own in your own name when you die.':
    'Un testamento (pour-over will) que da al fideicomiso todo lo que usted todavía tenga a su propio nombre al morir.',
  'Testator Name': 'Nombre del testador',
  'The testator is the person whose will this is.': 'El testador (testator) es la persona de quien es el testamento.',
  'Testator Address': 'Dirección del testador',
  'A will names the county in which the testator lives.': 'Un testamento nombra el condado donde vive el testador.',
  'Executor Name': 'Nombre del albacea',
  'The executor carries out the will.': 'El albacea (executor) ejecuta el testamento.',
  'Wyoming asks for a resident and citizen of the United States, or a bank or trust company (W.S. 2-11-301).':
    'Wyoming pide un residente y ciudadano de los Estados Unidos, o un banco o una compañía fiduciaria (W.S. 2-11-301).',
  'Executor Address': 'Dirección del albacea',
  'Guardian Name': 'Nombre del tutor',
  'Whom you nominate for children under 18.': 'A quién propone para los hijos menores de 18 años.',
  'Guardian Address': 'Dirección del tutor',
  'Will Date': 'Fecha del testamento',
  'Testator name is required': 'El nombre del testador es obligatorio',
  'Testator address is required': 'La dirección del testador es obligatoria',
  'County is required': 'El condado es obligatorio',
  'Executor name is required': 'El nombre del albacea es obligatorio',
  'Executor address is required': 'La dirección del albacea es obligatoria',
  'Will date is required': 'La fecha del testamento es obligatoria',
  'Your pour-over will has been saved.': 'Se guardó su testamento de traspaso.',
  'The principal gives an agent the power to act in money matters, also while the principal cannot.':
    'El poderdante (principal) da a un agente (agent) el poder de actuar en asuntos de dinero, también cuando el poderdante no puede.',
  'Principal Name': 'Nombre del poderdante',
  'The principal is the person who gives the power. Usually that is you.':
    'El poderdante es la persona que da el poder. Normalmente es usted.',
  'Principal Address': 'Dirección del poderdante',
  'Agent Name': 'Nombre del agente',
  'The agent is the person who may act for the principal.':
    'El agente es la persona que puede actuar por el poderdante.',
  'The agent can act with your property in the matters checked below.':
    'El agente puede disponer de sus bienes en los asuntos marcados abajo.',
  'Agent Address': 'Dirección del agente',
  'Financial Matters': 'Asuntos financieros',
  'Banking, investments, bills, taxes': 'Banca, inversiones, cuentas, impuestos',
  'Trust Management': 'Administración del fideicomiso',
  'Manage trust assets, trust decisions': 'Administrar los bienes del fideicomiso, decisiones del fideicomiso',
  'Your power of attorney has been saved.': 'Se guardó su poder notarial.',
  'Whom doctors should listen to, and what you wish, if you cannot speak for yourself. You can skip this step.':
    'A quién deben escuchar los médicos, y qué desea usted, si no puede expresarlo. Puede omitir este paso.',
  'The person whose care this is about. Usually that is you.':
    'La persona de cuya atención se trata. Normalmente es usted.',
  'Health Care Agent Name': 'Nombre del agente de atención médica',
  'The agent decides with your doctors when you cannot. An owner or employee of a care facility where you live may serve only if related to you (W.S. 35-22-403).':
    'El agente decide con sus médicos cuando usted no puede. El dueño o un empleado de un centro de cuidados donde usted viva puede serlo solo si es su pariente (W.S. 35-22-403).',
  'Health Care Agent Address': 'Dirección del agente de atención médica',
  'Treatment Preferences': 'Preferencias de tratamiento',
  'Organ Donation Preferences': 'Preferencias sobre la donación de órganos',
  'Mental Health Preferences': 'Preferencias de salud mental',
  'Your health care directive has been saved.': 'Se guardó su directiva de atención médica.',
  'EIN Application': 'Solicitud del EIN',
  'The trust needs a number of its own from the tax authority. You get instructions, line by line; you file the form yourself.':
    'El fideicomiso necesita un número propio de la autoridad fiscal. Usted recibe instrucciones, línea por línea; el formulario lo presenta usted.',
  'Trust Legal Name': 'Nombre legal del fideicomiso',
  'Trade Name or DBA': 'Nombre comercial o DBA',
  'Only if the trust trades under another name.': 'Solo si el fideicomiso comercia con otro nombre.',
  'Mailing Address': 'Dirección postal',
  'Street and number, or P.O. box.': 'Calle y número, o apartado postal (P.O. box).',
  City: 'Ciudad',
  'ZIP Code': 'Código postal',
  'The pour-over will uses the same county; changing it here changes it there.':
    'El testamento de traspaso usa el mismo condado; si lo cambia aquí, cambia allí.',
  'Responsible Party Name': 'Nombre de la parte responsable',
  'For a trust, the responsible party is normally the grantor.':
    'En un fideicomiso, la parte responsable es normalmente el otorgante.',
  'Responsible Party SSN': 'SSN de la parte responsable',
  'For example 123-45-6789. Stored encrypted.': 'Por ejemplo 123-45-6789. Se guarda cifrado.',
  'The form asks for the number of the person who controls the trust’s property at the start.':
    'El formulario pide el número de la persona que controla los bienes del fideicomiso al principio.',
  'Trust Creation Date': 'Fecha de creación del fideicomiso',
  'Today or earlier.': 'Hoy o antes.',
  'Number of Trustees': 'Número de fiduciarios',
  'Trust mailing address is required': 'La dirección postal del fideicomiso es obligatoria',
  'City is required': 'La ciudad es obligatoria',
  'State is required': 'El estado es obligatorio',
  'ZIP code is required': 'El código postal es obligatorio',
  'Responsible party name is required': 'El nombre de la parte responsable es obligatorio',
  'Trust creation date is required': 'La fecha de creación del fideicomiso es obligatoria',
  'Your EIN application has been saved.': 'Se guardó su solicitud del EIN.',
  'Validation Error': 'Error de validación',
  'Please fill in all required fields correctly.': 'Complete correctamente todos los campos obligatorios.',
  'Not everything is saved': 'No se guardó todo',
  '{count, plural, one {{labels} is} other {{labels} are}} kept on this device only, until the answer is corrected.':
    '{count, plural, one {Se conserva} other {Se conservan}} solo en este dispositivo, hasta que se corrija la respuesta: {labels}.',
  'Please enter a name for your trust before saving': 'Escriba un nombre para su fideicomiso antes de guardar',
}
