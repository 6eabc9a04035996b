import type { Texts } from '../speaking.ts'

/** Answers that do not go together. */
export const review: Texts = {
  'successor trustee': 'fiduciario sucesor',
  'agent under the power of attorney': 'agente del poder notarial',
  'agent under the health care directive': 'agente de la directiva de atención médica',
  '{name} is named as {office} and was born in {year}.': '{name} figura como {office} y nació en {year}.',
  'A minor may not serve as trustee. The papers leave a line for the name of an adult, to be completed before the agreement is signed.':
    'Un menor de edad no puede ser fiduciario. Los documentos dejan una línea para el nombre de una persona adulta, que se completa antes de firmar el contrato.',
  'A minor may not serve as trustee. Until this person is an adult, the next person in the agreement’s order serves, for whom the agreement has a line.':
    'Un menor de edad no puede ser fiduciario. Hasta que esta persona sea adulta, ocupa el cargo la siguiente persona en el orden del contrato, para la cual el contrato tiene una línea.',
  'A person reaches the age of majority at 18. The document lets this person serve only as an adult, and has a line for somebody else to serve until then.':
    'Una persona alcanza la mayoría de edad a los 18 años. El documento le permite ocupar el cargo solo como persona adulta y tiene una línea para que otra lo ocupe hasta entonces.',
  'The will is dated {willDate, date, long}, which is in the future.':
    'El testamento lleva la fecha {willDate, date, long}, que está en el futuro.',
  'The date of a will is the day on which it is signed.': 'La fecha de un testamento es el día en que se firma.',
  'The power of attorney gives the agent power over neither financial matters nor trust management.':
    'El poder notarial no da al agente poder sobre asuntos financieros ni sobre la administración del fideicomiso.',
  'The certificate will state that the trust has been amended.':
    'El certificado dirá que el fideicomiso se ha modificado.',
  'The agreement gives the grantor no power to amend it. The certificate covers a change made by a settlement agreement, by a court, by the trustee within administrative powers, by a distribution in further trust, by a change of trustee, or by a trust protector.':
    'El acuerdo no da al otorgante ningún poder para modificarlo. El certificado abarca un cambio hecho por un acuerdo entre los interesados, por un tribunal, por el fiduciario dentro de sus facultades administrativas, por una distribución a otro fideicomiso, por un cambio de fiduciario o por un protector del fideicomiso.',
  '{count} people are named as the grantor’s spouse.': '{count} personas figuran como cónyuge del otorgante.',
  '{names} are each named as the grantor’s spouse.': '{names} figuran cada uno como cónyuge del otorgante.',
  'The will prints one spouse’s name or leaves it to be filled in by hand.':
    'El testamento imprime el nombre de un solo cónyuge o lo deja para llenarlo a mano.',
  '{name} is named as the grantor’s spouse, but the will leaves the spouse’s name blank.':
    '{name} figura como cónyuge del otorgante, pero el testamento deja en blanco el nombre del cónyuge.',
  'The will takes the spouse from the list of beneficiaries, and only if the testator is the grantor.':
    'El testamento toma al cónyuge de la lista de beneficiarios, y solo si el testador es el otorgante.',
  'The year of birth given for {name}, {birthYear}, is in the future.':
    'El año de nacimiento indicado para {name}, {birthYear}, está en el futuro.',
  'A beneficiary named on the schedule is a person who is living when the trust is made.':
    'Un beneficiario nombrado en el anexo es una persona que vive cuando se crea el fideicomiso.',
  '{name} was born in {birthYear} and is past the distribution age of {distributionAge}.':
    '{name} nació en {birthYear} y ya pasó la edad de distribución de {distributionAge} años.',
  'If the age for a share, or for part of one, has already been reached, it is paid out when the trust is divided, at the grantor’s death.':
    'Si la edad de una parte, o de una porción de ella, ya se cumplió, esta se paga cuando se divide el fideicomiso, al fallecer el otorgante.',
  'The trust is to last up to 1,000 years, and {count, plural, one {one asset is} other {# assets are}} real estate.':
    'El fideicomiso ha de durar hasta 1,000 años, y {count, plural, one {un bien consiste} other {# bienes consisten}} en bienes raíces.',
  'The 1,000-year period applies only to property other than land held directly. Interests in land must vest within 21 years after lives in being.':
    'El plazo de 1,000 años vale solo para bienes que no sean terrenos poseídos directamente. Los derechos sobre terrenos deben consolidarse dentro de los 21 años posteriores a la muerte de personas que ya viven.',
  'The trust is to last up to 1,000 years, and neither its administrative address nor any trustee’s address is in Wyoming.':
    'El fideicomiso ha de durar hasta 1,000 años, y ni su dirección administrativa ni la de ningún fiduciario está en Wyoming.',
  'One condition of the 1,000-year period is a trustee who lives in Wyoming, has a place of business there or administers the trust there.':
    'Una condición del plazo de 1,000 años es un fiduciario que viva en Wyoming, tenga allí un lugar de negocios o administre allí el fideicomiso.',
  'A will moves into the trust only the property of the person who makes the will.':
    'Un testamento traspasa al fideicomiso solo los bienes de quien lo hace.',
  'An agent acts for the person who grants the power, and only within its scope.':
    'Un agente actúa por la persona que otorga el poder, y solo dentro de lo que este abarca.',
  'A directive speaks only for the person who signs it.': 'Una directiva habla solo por la persona que la firma.',
  'The trust is called {trustName}; the application for its tax number calls it {einTrustName}.':
    'El fideicomiso se llama {trustName}; la solicitud de su número fiscal lo llama {einTrustName}.',
  'Line 1 of the form asks for the exact legal name of the trust.':
    'La línea 1 del formulario pide el nombre legal exacto del fideicomiso.',
  'Form SS-4, line 1': 'Formulario SS-4, línea 1',
  '{name} is on the list of beneficiaries more than once.': '{name} está en la lista de beneficiarios más de una vez.',
  'Schedule A prints every entry. In the same class, a person entered more than once is one beneficiary and takes the total of the shares of those entries.':
    'El Anexo A imprime cada entrada. En la misma clase, una persona anotada más de una vez es un solo beneficiario y recibe el total de las partes de esas entradas.',
  '{grantor}, the grantor, is the only trustee.': '{grantor}, que es el otorgante, es el único fiduciario.',
  'The agreement gives a grantor who serves as trustee administrative powers only: discretionary payments wait until an independent trustee has accepted. Article 12 has a line for an independent trustee, to be completed before signing: after signing, the grantor may not name one. A grantor can never be a “qualified trustee”.':
    'El contrato da a un otorgante que es fiduciario solo facultades administrativas: los pagos discrecionales esperan hasta que haya aceptado un fiduciario independiente. El artículo 12 tiene una línea para un fiduciario independiente, que se completa antes de firmar: después de firmar, el otorgante no puede nombrarlo. Un otorgante nunca puede ser un «fiduciario calificado» (qualified trustee).',
  '{name} is the only trustee and the only beneficiary.': '{name} es el único fiduciario y el único beneficiario.',
  'There is no trust where one person is sole trustee and sole beneficiary. The papers have lines for a co-trustee, who must accept before the trust takes effect.':
    'No hay fideicomiso donde una sola persona es el único fiduciario y el único beneficiario. Los documentos tienen líneas para un cofiduciario, que debe aceptar antes de que el fideicomiso surta efecto.',
  '{name} is a trustee and a beneficiary.': '{name} es fiduciario y beneficiario.',
  'Under the agreement, a trustee who is a beneficiary may make discretionary payments to himself or herself only for health, education, maintenance or support, and none that would discharge his or her own duty of support. Only an independent trustee may make others.':
    'Según el contrato, un fiduciario que es beneficiario puede hacerse pagos discrecionales solo para salud, educación, manutención o sustento, y ninguno que cumpla su propia obligación de sustento. Los demás puede hacerlos solo un fiduciario independiente.',
  'Under the agreement, a trustee who is a beneficiary may, once the grantor no longer serves as trustee, make discretionary payments to himself or herself only for health, education, maintenance or support, and none that would discharge his or her own duty of support. Only an independent trustee may make others.':
    'Según el contrato, un fiduciario que es beneficiario puede, una vez que el otorgante ya no sea fiduciario, hacerse pagos discrecionales solo para salud, educación, manutención o sustento, y ninguno que cumpla su propia obligación de sustento. Los demás puede hacerlos solo un fiduciario independiente.',
  'W.S. 4-10-103(a)(xxxv); Irrevocable Trust Agreement, Articles 12 and 14':
    'W.S. 4-10-103(a)(xxxv); contrato de fideicomiso irrevocable, artículos 12 y 14',
  'W.S. 4-10-814(b), (c); Irrevocable Trust Agreement, Article 14':
    'W.S. 4-10-814(b), (c); contrato de fideicomiso irrevocable, artículo 14',
  '{name} is the grantor and a beneficiary.': '{name} es el otorgante y un beneficiario.',
  'A trust that benefits its own grantor is subject to different rules on creditors. This agreement is written for a trust that benefits others.':
    'Un fideicomiso que beneficia a su propio otorgante está sujeto a reglas distintas en cuanto a los acreedores. Este contrato está redactado para un fideicomiso que beneficia a otros.',
  '{name} is the grantor and the successor trustee.': '{name} es el otorgante y el fiduciario sucesor.',
  'The agreement does not let the grantor become trustee by succession; the next person in its order serves instead.':
    'El contrato no permite que el otorgante llegue a ser fiduciario por sucesión; en su lugar ocupa el cargo la siguiente persona en su orden.',
  '{name} is a trustee and the successor trustee.': '{name} es fiduciario y fiduciario sucesor.',
  'A successor steps in when a trustee no longer serves, and no one can succeed himself or herself.':
    'Un sucesor entra cuando un fiduciario deja el cargo, y nadie puede sucederse a sí mismo.',
  'An executor acts after the testator has died.': 'Un albacea actúa después de la muerte del testador.',
  'An agent acts when the principal cannot.': 'Un agente actúa cuando el poderdante no puede.',
  '{name} is the agent under the power of attorney and the successor trustee.':
    '{name} es el agente del poder notarial y el fiduciario sucesor.',
  'These are two offices with different duties: the agent acts for the principal, and only until the principal’s death; the trustee acts for the beneficiaries.':
    'Son dos cargos con deberes distintos: el agente actúa por el poderdante, y solo hasta la muerte de este; el fiduciario actúa por los beneficiarios.',
  'The will is dated {willDate, date, long}, before the date of the trust, {trustDate, date, long}.':
    'El testamento lleva la fecha {willDate, date, long}, anterior a la del fideicomiso, {trustDate, date, long}.',
  'A will can leave property to a trust only if the trust’s written agreement exists when the will is made.':
    'Un testamento puede dejar bienes a un fideicomiso solo si el contrato escrito de este existe cuando se hace el testamento.',
  'The application for the tax number says the trust was funded on {einCreationDate, date, long}, before the date of the trust, {trustDate, date, long}.':
    'La solicitud del número fiscal dice que se aportaron bienes al fideicomiso el {einCreationDate, date, long}, antes de la fecha del fideicomiso, {trustDate, date, long}.',
  'Line 11 asks when the trust was funded, which cannot be before it existed.':
    'La línea 11 pregunta cuándo se aportaron bienes al fideicomiso, lo que no puede ser antes de que existiera.',
  'Form SS-4, line 11': 'Formulario SS-4, línea 11',
  'The application for the tax number counts {said, plural, one {# trustee} other {# trustees}}; {named, plural, one {# is} other {# are}} named.':
    'La solicitud del número fiscal cuenta {said, plural, one {# fiduciario} other {# fiduciarios}}; se nombra a {named, number}.',
  'Line 3 names every serving trustee.': 'La línea 3 nombra a cada fiduciario que ejerce el cargo.',
  'Form SS-4, line 3': 'Formulario SS-4, línea 3',
  'The responsible party on the application for the tax number is {party}; the grantor is {grantorName}.':
    'La parte responsable en la solicitud del número fiscal es {party}; el otorgante es {grantorName}.',
  'For a trust the responsible party is normally the grantor, and the trustee goes on another line.':
    'En un fideicomiso, la parte responsable es normalmente el otorgante, y el fiduciario va en otra línea.',
  'Form SS-4, line 7a': 'Formulario SS-4, línea 7a',
  'Your answers give two different social security numbers for {grantorName}: the last four digits differ.':
    'Sus respuestas dan dos números de seguro social distintos para {grantorName}: los últimos cuatro dígitos no coinciden.',
  'One person has one number, so one of the two is mistyped.':
    'Una persona tiene un solo número, así que uno de los dos está mal escrito.',
  '{grantor}, the grantor, is one of the trustees.': '{grantor}, que es el otorgante, es uno de los fiduciarios.',
  'The agreement gives a grantor who serves as trustee administrative powers only: discretionary payments are made by an independent trustee alone and wait until one has accepted. Article 12 has a line for an independent trustee, to be completed before signing: after signing, the grantor may not name one. A grantor can never be a “qualified trustee”.':
    'El contrato da a un otorgante que es fiduciario solo facultades administrativas: los pagos discrecionales los hace solo un fiduciario independiente y esperan hasta que uno haya aceptado. El artículo 12 tiene una línea para un fiduciario independiente, que se completa antes de firmar: después de firmar, el otorgante no puede nombrarlo. Un otorgante nunca puede ser un «fiduciario calificado» (qualified trustee).',
  '{count, plural, one {{name} is under 18} other {# children are under 18}}, and the will names no guardian.':
    '{count, plural, one {{name} es menor} other {# hijos son menores}} de 18 años, y el testamento no nombra tutor.',
  'No year of birth is given for {count, plural, one {{name}} other {# children}}, and the will names no guardian.':
    'No se indica el año de nacimiento de {count, plural, one {{name}} other {# hijos}}, y el testamento no nombra tutor.',
  'If a will names no guardian, the court decides who will be guardian of a minor child and looks first to the other parent.':
    'Si un testamento no nombra tutor, el tribunal decide quién será tutor de un hijo menor y considera primero al otro progenitor.',
  'The power of attorney and the health care directive each have a line for a guardian of the principal.':
    'El poder notarial y la directiva de atención médica tienen cada uno una línea para un tutor del poderdante.',
  'Each of the two papers may nominate a guardian, and the two may name different people. Both then give priority to the health care directive for a guardian of the person, and to the power of attorney for a conservator or guardian of the estate.':
    'Cada uno de los dos documentos puede proponer un tutor, y los dos pueden nombrar a personas distintas. Ambos dan entonces prioridad a la directiva de atención médica para un tutor de la persona, y al poder notarial para un curador o tutor de los bienes.',
  '{name} is at the grantor’s own address.': '{name} está en la propia dirección del otorgante.',
  '{count} assets are real estate at the grantor’s own address.':
    '{count} bienes son inmuebles en la propia dirección del otorgante.',
  'A home that the giver gives away but goes on living in can be counted in the giver’s taxable estate.':
    'Una vivienda que el donante regala pero en la que sigue viviendo puede contarse en el patrimonio gravable del donante.',
  'Internal Revenue Code section 2036(a)(1)': 'Internal Revenue Code, sección 2036(a)(1)',
  'The answers name a spouse of the grantor or a co-owner, and {name} is real estate.':
    'Las respuestas nombran a un cónyuge del otorgante o a un copropietario, y {name} es un inmueble.',
  'The answers name a spouse of the grantor or a co-owner, and {count} assets are real estate.':
    'Las respuestas nombran a un cónyuge del otorgante o a un copropietario, y {count} bienes son inmuebles.',
  'A homestead is conveyed only with the signatures, acknowledgments and release of both spouses.':
    'Una vivienda familiar protegida (homestead) se traspasa solo con las firmas, los reconocimientos y la renuncia de ambos cónyuges.',
  'The grantor is not named in the title of {name} as given.':
    'El título de {name}, tal como se indica, no nombra al otorgante.',
  'The grantor is not named in the titles of {count} assets as given.':
    'Los títulos de {count} bienes, tal como se indican, no nombran al otorgante.',
  'A grantor can transfer only what the grantor owns. Schedule B of the agreement and the assignment call for the entry to be corrected or struck before signing.':
    'Un otorgante solo puede traspasar lo que es suyo. El Anexo B del contrato y la cesión piden corregir o tachar la entrada antes de firmar.',
  'Irrevocable Trust Agreement, Schedule B; Assignment of Assets':
    'Contrato de fideicomiso irrevocable, Anexo B; cesión de bienes',
  '{name} is owned jointly.': '{name} es de propiedad conjunta.',
  '{count} assets are owned jointly.': '{count} bienes son de propiedad conjunta.',
  'The whole passes only if every joint owner signs; otherwise only the grantor’s own interest passes.':
    'El todo pasa solo si firma cada copropietario; de otro modo pasa solo la parte propia del otorgante.',
  '{name} is community property.': '{name} es un bien ganancial.',
  '{count} assets are community property.': '{count} bienes son gananciales.',
  'Both spouses sign an assignment of community property.': 'Ambos cónyuges firman una cesión de bienes gananciales.',
  'From its description, {name} appears to be a retirement account.':
    'Según su descripción, {name} parece ser una cuenta de jubilación.',
  'From their descriptions, {count} of the assets appear to be retirement accounts.':
    'Según sus descripciones, {count} de los bienes parecen ser cuentas de jubilación.',
  'A retirement account passes to its designated beneficiaries and is not transferred to the trust.':
    'Una cuenta de jubilación pasa a sus beneficiarios designados y no se traspasa al fideicomiso.',
  'From its description, {name} appears to be life insurance.':
    'Según su descripción, {name} parece ser un seguro de vida.',
  'From their descriptions, {count} of the assets appear to be life insurance.':
    'Según sus descripciones, {count} de los bienes parecen ser seguros de vida.',
  'Life insurance passes to its designated beneficiaries and is not transferred to the trust.':
    'Un seguro de vida pasa a sus beneficiarios designados y no se traspasa al fideicomiso.',
  '{name} is real estate outside Wyoming.': '{name} es un inmueble fuera de Wyoming.',
  '{count} assets are real estate outside Wyoming.': '{count} bienes son inmuebles fuera de Wyoming.',
  'The law of the place where land lies decides how it is moved into a trust.':
    'La ley del lugar donde está el terreno decide cómo se traspasa a un fideicomiso.',
  'the testator': 'del testador',
  'the principal': 'del poderdante',
  'the testator and the principal': 'del testador y del poderdante',
  'The address of {owner} is in {state}.': 'La dirección {owner} está en {state}.',
  'The will, the power of attorney and the health care directive follow the law of Wyoming. The law of the state where a person lives may require other formalities.':
    'El testamento, el poder notarial y la directiva de atención médica siguen la ley de Wyoming. La ley del estado donde vive una persona puede exigir otras formalidades.',
  'The address of {owner} does not show a state.': 'La dirección {owner} no muestra ningún estado.',
  'In the documents the state is then a blank line to fill in by hand.':
    'En los documentos el estado queda entonces como una línea en blanco para llenar a mano.',
  'The trust’s administrative address is in {state}.': 'La dirección administrativa del fideicomiso está en {state}.',
  'The agreement places the administration in Wyoming. The agreement, the appointment and the certificate each have a line for an address there.':
    'El contrato sitúa la administración en Wyoming. El contrato, el nombramiento y el certificado tienen cada uno una línea para una dirección allí.',
  'Neither the administrative address nor any trustee’s address is in Wyoming.':
    'Ni la dirección administrativa ni la de ningún fiduciario está en Wyoming.',
  'The agreement requires that at all times a trustee live in Wyoming, have a place of business there or administer the trust there.':
    'El contrato exige que en todo momento un fiduciario viva en Wyoming, tenga allí un lugar de negocios o administre allí el fideicomiso.',
  'No child of the grantor is on the list of beneficiaries, and children born or adopted later share.':
    'Ningún hijo del otorgante está en la lista de beneficiarios, y los hijos que nazcan o se adopten después participan.',
  'A child born or adopted later becomes a primary beneficiary, and the shares of the other primary beneficiaries are reduced.':
    'Un hijo que nazca o se adopte después pasa a ser beneficiario principal, y las partes de los demás beneficiarios principales se reducen.',
  'A child born or adopted later becomes a primary beneficiary and takes an equal share with the others, whose shares are reduced.':
    'Un hijo que nazca o se adopte después pasa a ser beneficiario principal y recibe una parte igual a la de los demás, cuyas partes se reducen.',
  'Irrevocable Trust Agreement, Article 4': 'Contrato de fideicomiso irrevocable, artículo 4',
  'The county is given as {county}, and the testator’s address is in Wyoming.':
    'El condado indicado es {county}, y la dirección del testador está en Wyoming.',
  'None of Wyoming’s 23 counties has that name. The will names the county where the testator lives.':
    'Ninguno de los 23 condados de Wyoming tiene ese nombre. El testamento nombra el condado donde vive el testador.',
  'The testator’s address is in {home}, the application for the tax number places the trust in Wyoming, and one county, {county}, is given for both.':
    'La dirección del testador está en {home}, la solicitud del número fiscal sitúa el fideicomiso en Wyoming, y se indica un solo condado, {county}, para ambos.',
  'The will names the county where the testator lives, and line 6 of the form asks for the county and state where the trust’s principal business is located. One answer serves both papers.':
    'El testamento nombra el condado donde vive el testador, y la línea 6 del formulario pide el condado y el estado donde el fideicomiso tiene su actividad principal. Una sola respuesta sirve para ambos documentos.',
  'Form SS-4, line 6': 'Formulario SS-4, línea 6',
  'Irrevocable Trust Agreement, Article 12': 'Contrato de fideicomiso irrevocable, artículo 12',
  'Before You Sign': 'Antes de firmar',
  'Save and return to Before You Sign': 'Guardar y volver a «Antes de firmar»',
  'Start a trust, and this page will list the answers that disagree, look doubtful or raise a question of law.':
    'Comience un fideicomiso, y esta página anotará las respuestas que no concuerdan, parecen dudosas o plantean una cuestión legal.',
  'Answers That Disagree': 'Respuestas que no concuerdan',
  'Answers that do not agree with each other, or with what a form asks for.':
    'Respuestas que no concuerdan entre sí, o con lo que pide un formulario.',
  'Answers to Check': 'Respuestas por revisar',
  'Answers that may be intended or may be slips.': 'Respuestas que pueden ser intencionales, o pueden ser un descuido.',
  'Questions of Law': 'Cuestiones legales',
  'Answers that have legal consequences. What they mean for a family is for an attorney to say.':
    'Respuestas que tienen consecuencias legales. Lo que significan para una familia le corresponde decirlo a un abogado.',
  'This page states facts and their sources. It gives no advice.':
    'Esta página indica hechos y sus fuentes. No da asesoría.',
  'Your answers as they stood on {0}, compared with each other and with the law that your documents cite. Nothing here prevents you from going on, and this page does not check every rule. {1}':
    'Sus respuestas tal como estaban el {0}, comparadas entre sí y con la ley que citan sus documentos. Nada de esto le impide seguir, y esta página no comprueba todas las reglas. {1}',
  'Nothing Was Found': 'No se encontró nada',
  'This page found no answers that disagree, look doubtful or raise a question of law it checks for. This is not a legal review.':
    'Esta página no encontró respuestas que no concuerden, parezcan dudosas o planteen una cuestión legal de las que comprueba. Esto no es una revisión legal.',
  'Documents:': 'Documentos:',
  'Questions:': 'Preguntas:',
  'All points on one page, with their documents and with the questions of law that your answers raise: <0>Before You Sign</0> <1/>':
    'Todos los puntos en una sola página, con sus documentos y con las cuestiones legales que plantean sus respuestas: <0>Antes de firmar</0> <1/>',
  'Answers that disagree, answers that look doubtful, and the questions of law your answers raise.':
    'Respuestas que no concuerdan, respuestas que parecen dudosas y las cuestiones legales que plantean sus respuestas.',
  'Distribution Age of {name}': 'Edad de distribución de {name}',
  'shares of income': 'porcentajes de la renta',
  'shares of principal': 'porcentajes del capital',
  'The {shares} of the primary beneficiaries add up to {total}%.':
    'Los {shares} de los beneficiarios principales suman {total}%.',
  'The stated {shares} of the primary beneficiaries add up to {total}% and leave nothing for those without one.':
    'Los {shares} indicados de los beneficiarios principales suman {total}% y no dejan nada para quienes no tienen ninguno.',
  'The agreement then adjusts them in proportion, and Schedule A says so.':
    'El contrato los ajusta entonces en proporción, y el Anexo A lo dice.',
  'Shares of the income are given, and the chosen distribution does not divide the income.':
    'Se dieron partes de la renta, y la distribución elegida no reparte la renta.',
  'They are printed on Schedule A and have no effect.': 'Figuran en el Anexo A y no tienen efecto.',
  'Every beneficiary is marked contingent, which means second in line.':
    'Todos los beneficiarios están marcados como contingentes, es decir, segundos en el orden.',
  'Where nobody is first in line, the agreement lets them take from the beginning.':
    'Donde no hay nadie primero en el orden, el contrato les permite recibir desde el principio.',
}
