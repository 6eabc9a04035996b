import type { Texts } from '../speaking.ts'

/** Answers that do not go together. */
export const review: Texts = {
  'successor trustee': 'fiduciario sucesor',
  'agent of the power of attorney': 'agente del poder notarial',
  'agent of the health care directive': 'agente de la directiva de atención médica',
  '{0} is named {1}, and was born in {2}.': '{0} figura como {1*} y nació en {2}.',
  'A person is of full age at 18.': 'Una persona es mayor de edad a los 18 años.',
  'The will is dated {0}, which is still to come.': 'El testamento lleva la fecha {0*}, que aún no ha llegado.',
  'The date of a will is the day on which it is signed.': 'La fecha de un testamento es el día en que se firma.',
  'The power of attorney gives the agent neither power over financial matters nor over trust management.':
    'El poder notarial no da al agente poder sobre asuntos financieros ni sobre la administración del fideicomiso.',
  'The certificate is to say that the trust has been amended.':
    'El certificado ha de decir que el fideicomiso se ha modificado.',
  'The agreement gives the grantor no power to amend it. The certificate covers a change made by a court, by a settlement agreement, by the trustee within administrative powers, or by a trust protector.':
    'El acuerdo no da al otorgante ningún poder para modificarlo. El certificado abarca un cambio hecho por un tribunal, por un acuerdo entre los interesados, por el fiduciario dentro de sus facultades administrativas o por un protector del fideicomiso.',
  '{0} people are named as the grantor’s spouse.': '{0} personas figuran como cónyuge del otorgante.',
  '{0} are each named as the grantor’s spouse.': '{0} figuran cada uno como cónyuge del otorgante.',
  'A person has one spouse at a time; the will prints one spouse or leaves the name to be written.':
    'Una persona tiene un solo cónyuge a la vez; el testamento imprime un cónyuge o deja el nombre para escribirlo.',
  '{0} is named as the grantor’s spouse, and the will leaves the name of the spouse blank.':
    '{0} figura como cónyuge del otorgante, y el testamento deja en blanco el nombre del cónyuge.',
  'The will takes the spouse from the list of beneficiaries, and only where its testator is the grantor.':
    'El testamento toma al cónyuge de la lista de beneficiarios, y solo donde su testador es el otorgante.',
  '{0} has {1} as year of birth, which is still to come.':
    '{0} tiene {1} como año de nacimiento, que todavía no ha llegado.',
  'A beneficiary who is named is a person who is living when the trust is made.':
    'Un beneficiario nombrado es una persona que vive cuando se crea el fideicomiso.',
  '{0} was born in {1} and is past the distribution age of {2}.':
    '{0} nació en {1} y ya pasó la edad de distribución de {2} años.',
  'A share, or a part of one, whose age has passed is paid out when the trust is divided, at the grantor’s death.':
    'Una parte, o una porción de ella, cuya edad ya pasó se paga cuando se divide el fideicomiso, al fallecer el otorgante.',
  'The trust is to last up to 1,000 years, and {0} real estate.':
    'El fideicomiso ha de durar hasta 1,000 años, y {0*} bienes raíces.',
  'one asset is': 'un bien consiste en',
  '{0} assets are': '{0} bienes consisten en',
  'The 1,000 years are for property other than land held directly. Interests in land must vest within 21 years after lives in being.':
    'Los 1,000 años valen para bienes que no sean terrenos poseídos directamente. Los derechos sobre terrenos deben consolidarse dentro de los 21 años posteriores a la muerte de personas que ya viven.',
  'The trust is to last up to 1,000 years, and no address of a trustee or of its administration is in Wyoming.':
    'El fideicomiso ha de durar hasta 1,000 años, y ninguna dirección de un fiduciario ni de su administración está en Wyoming.',
  'One condition of the 1,000 years is a trustee who lives in Wyoming, has a place of business there or administers the trust there.':
    'Una condición de los 1,000 años es un fiduciario que viva en Wyoming, tenga allí un lugar de negocios o administre allí el fideicomiso.',
  'A will moves only the property of the person who makes it into the trust.':
    'Un testamento traspasa al fideicomiso solo los bienes de quien lo hace.',
  'An agent acts for the person who gives the power, and within what it covers.':
    'Un agente actúa por la persona que da el poder, y dentro de lo que este abarca.',
  'A directive speaks only for the person who signs it.': 'Una directiva habla solo por la persona que la firma.',
  'The trust is called {0}; the application for its tax number calls it {1}.':
    'El fideicomiso se llama {0}; la solicitud de su número fiscal lo llama {1}.',
  'Line 1 of the form asks for the exact legal name of the trust.':
    'La línea 1 del formulario pide el nombre legal exacto del fideicomiso.',
  'Form SS-4, line 1': 'Formulario SS-4, línea 1',
  '{0} is on the list of beneficiaries more than once.': '{0} está en la lista de beneficiarios más de una vez.',
  'Schedule A prints every entry, and each entry takes a share of its own.':
    'El Anexo A imprime cada entrada, y cada entrada recibe su propia parte.',
  '{0}, the grantor, is the only trustee.': '{0}, que es el otorgante, es el único fiduciario.',
  'The agreement gives a grantor who serves as trustee administrative powers only: payments that need a decision wait until an independent trustee has accepted. A grantor can never be a “qualified trustee”.':
    'El contrato da a un otorgante que es fiduciario solo facultades administrativas: los pagos que requieren una decisión esperan hasta que haya aceptado un fiduciario independiente. Un otorgante nunca puede ser un «fiduciario calificado» (qualified trustee).',
  '{0} is the only trustee and the only beneficiary.': '{0} es el único fiduciario y el único beneficiario.',
  'There is no trust where one person is sole trustee and sole beneficiary.':
    'No hay fideicomiso donde una sola persona es el único fiduciario y el único beneficiario.',
  '{0} is a trustee and a beneficiary.': '{0} es fiduciario y beneficiario.',
  'Unless the agreement says otherwise, a trustee makes discretionary payments to themselves only under an ascertainable standard, such as health or education.':
    'Salvo que el contrato diga otra cosa, un fiduciario se hace pagos discrecionales a sí mismo solo según un criterio determinable, como la salud o la educación.',
  '{0} is the grantor and a beneficiary.': '{0} es el otorgante y un beneficiario.',
  'A trust for its own grantor follows other rules about creditors. The agreement that is written here is for a trust for others.':
    'Un fideicomiso para su propio otorgante sigue otras reglas frente a los acreedores. El contrato que aquí se redacta es para un fideicomiso en favor de otros.',
  '{0} is the grantor and the successor trustee.': '{0} es el otorgante y el fiduciario sucesor.',
  'The agreement does not let the grantor become trustee in this way; the next in its order serves.':
    'El contrato no permite que el otorgante llegue a ser fiduciario de esta manera; ocupa el cargo el siguiente en su orden.',
  '{0} is a trustee and the successor trustee.': '{0} es fiduciario y fiduciario sucesor.',
  'A successor steps in when a trustee no longer serves, and nobody can take their own place.':
    'Un sucesor entra cuando un fiduciario deja el cargo, y nadie puede sucederse a sí mismo.',
  'An executor acts after the testator has died.': 'Un albacea actúa después de la muerte del testador.',
  'An agent acts when the principal cannot.': 'Un agente actúa cuando el poderdante no puede.',
  '{0} is the agent of the power of attorney and the successor trustee.':
    '{0} es el agente del poder notarial y el fiduciario sucesor.',
  'These are two offices with different duties: the agent acts for the principal and only until the principal’s death, the trustee for the beneficiaries.':
    'Son dos cargos con deberes distintos: el agente actúa por el poderdante y solo hasta la muerte de este; el fiduciario, por los beneficiarios.',
  'The will is dated {0}, before the trust of {1}.':
    'El testamento lleva la fecha {0*}, anterior a la del fideicomiso, {1*}.',
  'A will can leave property to a trust whose written agreement exists when the will is made.':
    'Un testamento puede dejar bienes a un fideicomiso cuyo contrato escrito exista cuando se hace el testamento.',
  'The application for the tax number gives {0}, before the trust of {1}.':
    'La solicitud del número fiscal indica {0*}, antes de la fecha del fideicomiso, {1*}.',
  'Line 11 asks when the trust was funded, which cannot be before it existed.':
    'La línea 11 pregunta cuándo se aportaron bienes al fideicomiso, lo que no puede ser antes de que existiera.',
  'Form SS-4, line 11': 'Formulario SS-4, línea 11',
  'The application for the tax number counts {0} {1}; {2} {3} named.':
    'La solicitud del número fiscal cuenta {0} fiduciarios; se nombra a {2}.',
  'All who serve are named on line 3.': 'Todos los que ejercen el cargo se nombran en la línea 3.',
  'Form SS-4, line 3': 'Formulario SS-4, línea 3',
  'The responsible party of the tax number is {0}; the grantor is {1}.':
    'La parte responsable del número fiscal es {0}; el otorgante es {1}.',
  'For a trust the responsible party is normally the grantor, and the trustee goes on another line.':
    'En un fideicomiso, la parte responsable es normalmente el otorgante, y el fiduciario va en otra línea.',
  'Form SS-4, line 7a': 'Formulario SS-4, línea 7a',
  '{0} has two different social security numbers: the last four digits differ.':
    '{0} tiene dos números de seguro social distintos: los últimos cuatro dígitos no coinciden.',
  'One person has one number, so one of the two is mistyped.':
    'Una persona tiene un solo número, así que uno de los dos está mal escrito.',
  '{0}, the grantor, is one of the trustees.': '{0}, que es el otorgante, es uno de los fiduciarios.',
  'The agreement gives a grantor who serves as trustee administrative powers only. A grantor can never be a “qualified trustee”.':
    'El contrato da a un otorgante que es fiduciario solo facultades administrativas. Un otorgante nunca puede ser un «fiduciario calificado» (qualified trustee).',
  '{0} is under 18, and the will names no guardian.': '{0} es menor de 18 años, y el testamento no nombra tutor.',
  '{0} children are under 18, and the will names no guardian.':
    '{0} hijos son menores de 18 años, y el testamento no nombra tutor.',
  'No year of birth is given for {0}, and the will names no guardian.':
    'No se indica el año de nacimiento de {0}, y el testamento no nombra tutor.',
  'No year of birth is given for {0} children, and the will names no guardian.':
    'No se indica el año de nacimiento de {0} hijos, y el testamento no nombra tutor.',
  'Where a will names no guardian, the court decides who is guardian of a minor child, and looks first to the other parent.':
    'Donde un testamento no nombra tutor, el tribunal decide quién es tutor de un hijo menor, y considera primero al otro progenitor.',
  'The power of attorney and the health care directive each have a line for a guardian of the principal.':
    'El poder notarial y la directiva de atención médica tienen cada uno una línea para un tutor del poderdante.',
  'Each of the two papers may nominate a guardian, and the two lines can name two different persons.':
    'Cada uno de los dos documentos puede proponer un tutor, y las dos líneas pueden nombrar a dos personas distintas.',
  '{0} is at the grantor’s own address.': '{0} está en la propia dirección del otorgante.',
  '{0} assets are real estate at the grantor’s own address.':
    '{0} bienes son inmuebles en la propia dirección del otorgante.',
  'A home given away in which the giver goes on living can be counted in the giver’s taxable estate.':
    'Una vivienda regalada en la que el donante sigue viviendo puede contarse en el patrimonio gravable del donante.',
  'Internal Revenue Code section 2036(a)(1)': 'Internal Revenue Code, sección 2036(a)(1)',
  'The answers name a spouse of the grantor or a co-owner, and {0} is real estate.':
    'Las respuestas nombran a un cónyuge del otorgante o a un copropietario, y {0} es un inmueble.',
  'The answers name a spouse of the grantor or a co-owner, and {0} assets are real estate.':
    'Las respuestas nombran a un cónyuge del otorgante o a un copropietario, y {0} bienes son inmuebles.',
  'A homestead is conveyed only with the signatures, acknowledgments and release of both spouses.':
    'Una vivienda familiar protegida (homestead) se traspasa solo con las firmas, los reconocimientos y la renuncia de ambos cónyuges.',
  '{0} is owned jointly.': '{0} es de propiedad conjunta.',
  '{0} assets are owned jointly.': '{0} bienes son de propiedad conjunta.',
  'The whole passes only if every joint owner signs; otherwise only the grantor’s own interest passes.':
    'El todo pasa solo si firma cada copropietario; de otro modo pasa solo la parte propia del otorgante.',
  '{0} is community property.': '{0} es un bien ganancial.',
  '{0} assets are community property.': '{0} bienes son gananciales.',
  'Both spouses sign an assignment of community property.': 'Ambos cónyuges firman una cesión de bienes gananciales.',
  'By its description, {0} is a retirement account.': 'Según su descripción, {0} es una cuenta de jubilación.',
  'By their descriptions, {0} of the assets are retirement accounts.':
    'Según sus descripciones, {0} de los bienes son cuentas de jubilación.',
  'A retirement account passes to its designated beneficiaries and is not transferred to the trust.':
    'Una cuenta de jubilación pasa a sus beneficiarios designados y no se traspasa al fideicomiso.',
  'By its description, {0} is life insurance.': 'Según su descripción, {0} es un seguro de vida.',
  'By their descriptions, {0} of the assets are life insurance.':
    'Según sus descripciones, {0} de los bienes son seguros de vida.',
  'Life insurance passes to its designated beneficiaries and is not transferred to the trust.':
    'Un seguro de vida pasa a sus beneficiarios designados y no se traspasa al fideicomiso.',
  '{0} is real estate outside Wyoming.': '{0} es un inmueble fuera de Wyoming.',
  '{0} assets are real estate outside Wyoming.': '{0} bienes son inmuebles fuera de Wyoming.',
  'The law of the place where land lies decides how it is moved into a trust.':
    'La ley del lugar donde está el terreno decide cómo se traspasa a un fideicomiso.',
  'the testator': 'del testador',
  'the principal': 'del poderdante',
  'the testator and the principal': 'del testador y del poderdante',
  'The address of {0} is in {1}.': 'La dirección {0*} está en {1}.',
  'The will, the power of attorney and the health care directive follow the law of Wyoming. The law of the state in which a person lives can ask for other formalities.':
    'El testamento, el poder notarial y la directiva de atención médica siguen la ley de Wyoming. La ley del estado donde vive una persona puede pedir otras formalidades.',
  'No state can be read from the address of {0}.': 'No se puede leer ningún estado en la dirección {0*}.',
  'In the documents the state is then a blank line to fill in by hand.':
    'En los documentos el estado queda entonces como una línea en blanco para llenar a mano.',
  'The address of the administration is in {0}.': 'La dirección de la administración está en {0}.',
  'The agreement places the administration in Wyoming, and the appointment has a line for an address there.':
    'El contrato sitúa la administración en Wyoming, y el nombramiento tiene una línea para una dirección allí.',
  'No address of a trustee or of the administration is in Wyoming.':
    'Ninguna dirección de un fiduciario ni de la administración está en Wyoming.',
  'The agreement requires that at all times a trustee live in Wyoming, have a place of business there or administer the trust there.':
    'El contrato exige que en todo momento un fiduciario viva en Wyoming, tenga allí un lugar de negocios o administre allí el fideicomiso.',
  'Irrevocable Trust Agreement, Article 12': 'Contrato de fideicomiso irrevocable, artículo 12',
  'Before You Sign': 'Antes de firmar',
  'Save and return to Before You Sign': 'Guardar y volver a «Antes de firmar»',
  'Start a trust, and this page lists what differs, is doubtful or raises a question of law in its documents.':
    'Comience un fideicomiso, y esta página anota lo que en sus documentos no coincide, es dudoso o plantea una cuestión legal.',
  'What Differs': 'Lo que no coincide',
  'Answers that do not agree with each other, or with what a form asks for.':
    'Respuestas que no concuerdan entre sí, o con lo que pide un formulario.',
  'What Is Doubtful': 'Lo que es dudoso',
  'Answers that may be intended, or may be a slip of the pen.':
    'Respuestas que pueden ser intencionales, o pueden ser un descuido.',
  'Questions of Law': 'Cuestiones legales',
  'Answers that have legal consequences. What they mean for a family is for an attorney to say.':
    'Respuestas que tienen consecuencias legales. Lo que significan para una familia le corresponde decirlo a un abogado.',
  'This page states facts and their sources. It gives no advice.':
    'Esta página indica hechos y sus fuentes. No da asesoría.',
  'Your answers as they stood on {0}, compared with each other and with the law that your documents cite. Nothing here stops you, and this page does not know every rule. {1}':
    'Sus respuestas tal como estaban el {0}, comparadas entre sí y con la ley que citan sus documentos. Nada de esto le impide seguir, y esta página no conoce todas las reglas. {1}',
  'Nothing Was Found': 'No se encontró nada',
  'None of your answers differs from another, is doubtful, or raises a question of law that this page knows. This is no legal review.':
    'Ninguna de sus respuestas difiere de otra, es dudosa o plantea una cuestión legal que esta página conozca. Esto no es una revisión legal.',
  'Documents:': 'Documentos:',
  'Questions:': 'Preguntas:',
  'All points on one page, with their documents and with the questions of law that your answers raise: <0>Before You Sign</0> <1/>':
    'Todos los puntos en una sola página, con sus documentos y con las cuestiones legales que plantean sus respuestas: <0>Antes de firmar</0> <1/>',
  'What differs between your answers, what is doubtful, and which questions of law they raise.':
    'En qué difieren sus respuestas, qué es dudoso y qué cuestiones legales plantean.',
  'Distribution Age of {0}': 'Edad de distribución de {0}',
  'shares of income': 'porcentajes de la renta',
  'shares of principal': 'porcentajes del capital',
  'The {0} of the primary beneficiaries add up to {1}%.': 'Los {0*} de los beneficiarios principales suman {1}%.',
  'The stated {0} of the primary beneficiaries add up to {1}% and leave nothing for those without one.':
    'Los {0*} indicados de los beneficiarios principales suman {1}% y no dejan nada para quienes no tienen ninguno.',
  'The agreement then adjusts them in proportion, and Schedule A says so.':
    'El contrato los ajusta entonces en proporción, y el Anexo A lo dice.',
  'Every beneficiary is marked contingent, which means second in line.':
    'Todos los beneficiarios están marcados como contingentes, es decir, segundos en el orden.',
  'Where nobody is first in line, the agreement lets them take from the beginning.':
    'Donde no hay nadie primero en el orden, el contrato les permite recibir desde el principio.',
}
