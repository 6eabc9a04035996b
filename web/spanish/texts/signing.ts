import type { Texts } from '../speaking.ts'

/** The signing-day kit and the funding plan. */
export const signing: Texts = {
  'not given yet': 'todavía sin indicar',
  '{0} of {1}: not given yet': '{0} de {1}: todavía sin indicar',
  'The land lies outside Wyoming. The law of its own place decides how it is moved, not the sections above.':
    'El terreno está fuera de Wyoming. La ley de su propio lugar decide cómo se traspasa, no los artículos citados arriba.',
  Status: 'Estado',
  Date: 'Fecha',
  Note: 'Nota',
  'Not saved: {0}. What you typed is kept here.': 'No se guardó: {0}. Lo que escribió se conserva aquí.',
  'Done on': 'Hecho el',
  ' of {0}': ' de {0}',
  'Funding Plan': 'Plan de aportación de bienes',
  'Start a trust and list your assets, and this page tells what moves each of them into it.':
    'Comience un fideicomiso y anote sus bienes; esta página dirá cómo se traspasa cada uno de ellos.',
  'A trust holds only what has been moved into it. Each kind of property has its own way there, stated here with its source. This plan gives no legal advice.':
    'Un fideicomiso tiene solo lo que se le ha traspasado. Cada tipo de bien tiene su propio camino, indicado aquí con su fuente. Este plan no da asesoría legal.',
  'Go to the signing-day kit': 'Ir a la guía para el día de la firma',
  'What Is Not Transferred': 'Lo que no se traspasa',
  'Your Assignment of Assets leaves these out, even if they are on your list:':
    'Su cesión de bienes deja fuera lo siguiente, aunque esté en su lista:',
  '{0} of {1} done': '{0} de {1} hechos',
  '{0} not needed': '{0} no necesarios',
  'There is no asset on your list yet. Each one you add gets its task here.':
    'Todavía no hay ningún bien en su lista. Cada uno que añada recibe aquí su tarea.',
  'Add your assets': 'Añadir sus bienes',
  '{0}: not answered yet. Go to {1}': '{0}: todavía sin respuesta. Ir a {1}',
  '; and {0} more beneficiaries of Schedule A': '; y {0} beneficiarios más del Anexo A',
  'You skipped this optional document. There is nothing to sign.':
    'Usted omitió este documento opcional. No hay nada que firmar.',
  'Who signs': 'Quién firma',
  Witnesses: 'Testigos',
  Notary: 'Notario',
  'If missing': 'Si falta',
  Afterwards: 'Después',
  'Signed on': 'Firmado el',
  'Kept at': 'Se guarda en',
  'Signing-Day Kit': 'Guía para el día de la firma',
  'Start a trust, and this page tells who signs each of its documents and before whom.':
    'Comience un fideicomiso y esta página dirá quién firma cada uno de sus documentos y ante quién.',
  'Notarization and witnesses are your own responsibility.':
    'La certificación notarial y los testigos son responsabilidad de usted.',
  'Nobody at {0} checks how your documents are signed. This sheet states facts and where they are found; it tells you neither what to do nor whether your documents are valid. {1}':
    'Nadie en {0} revisa cómo se firman sus documentos. Esta hoja indica hechos y dónde se encuentran; no le dice qué hacer ni si sus documentos son válidos. {1}',
  'Go to the funding plan': 'Ir al plan de aportación de bienes',
  'What to Bring': 'Qué llevar',
  'The Notary': 'El notario',
  'Named in your documents: <0/>': 'Personas nombradas en sus documentos: <0/>',
  'In This Order': 'En este orden',
  'What a later document refers to is signed before it: first the trust, then what rests on it.':
    'Aquello a lo que se refiere un documento posterior se firma antes: primero el fideicomiso, luego lo que se apoya en él.',
  'Please enter a date that exists, such as 07/04/1976.': 'Escriba una fecha que exista, como 07/04/1976.',
  'Loading your assets...': 'Cargando sus bienes...',
  Two: 'Dos',
  Optional: 'Opcional',
  'Two, or a notary in their place': 'Dos, o un notario en su lugar',
  None: 'Ninguno',
  'Not required': 'No obligatorio',
  'Not required, but others may refuse the paper without one':
    'No obligatorio, pero otros pueden rechazar el documento sin él',
  'Required for deeds and vehicle titles only': 'Obligatorio solo para escrituras y títulos de vehículos',
  'One, or two witnesses in its place': 'Uno, o dos testigos en su lugar',
  'The new title may be in the name of the trustee as trustee, or in the name of the trust.':
    'El nuevo título puede estar a nombre del fiduciario como fiduciario, o a nombre del fideicomiso.',
  'The Certificate of Trust shows who may act for the trust without showing the whole agreement.':
    'El certificado de fideicomiso muestra quién puede actuar por el fideicomiso sin mostrar el contrato entero.',
  'Real estate': 'Bienes raíces',
  'Deed to the trustee, recorded with the county clerk':
    'Escritura a favor del fiduciario, inscrita ante el secretario del condado',
  'The Assignment of Assets does not pass title to land. A warranty deed or a quitclaim deed to the trustee does.':
    'La cesión de bienes no transmite la propiedad de un terreno. La transmite una escritura con garantía (warranty deed) o de finiquito (quitclaim deed) a favor del fiduciario.',
  'The deed names the trustee, the trust and the date of the trust, and gives the trustee’s address.':
    'La escritura nombra al fiduciario, el fideicomiso y la fecha del fideicomiso, y da la dirección del fiduciario.',
  'It is signed and acknowledged before a notarial officer.': 'Se firma y se reconoce ante un oficial notarial.',
  'If the land is a homestead, both spouses sign and acknowledge the deed and release their homestead rights in it.':
    'Si el terreno es vivienda familiar protegida (homestead), ambos cónyuges firman y reconocen la escritura y renuncian en ella a sus derechos de homestead.',
  'It is recorded with the clerk of the county where the land lies, with the sworn statement of consideration.':
    'Se inscribe ante el secretario del condado donde está el terreno, con la declaración jurada del precio.',
  'Until it is recorded, a later buyer in good faith who records first can prevail.':
    'Hasta que se inscriba, puede prevalecer un comprador posterior de buena fe que inscriba primero.',
  'Bank accounts': 'Cuentas bancarias',
  'The bank’s own form to retitle the account':
    'El formulario del propio banco para cambiar la titularidad de la cuenta',
  'The Assignment of Assets assigns the account between grantor and trustee. The bank retitles it by its own form.':
    'La cesión de bienes cede la cuenta entre el otorgante y el fiduciario. El banco cambia la titularidad con su propio formulario.',
  Investments: 'Inversiones',
  'The firm’s own transfer form': 'El formulario de transferencia de la propia compañía de inversiones',
  'The Assignment of Assets assigns the account between grantor and trustee. The firm transfers it by its own form.':
    'La cesión de bienes cede la cuenta entre el otorgante y el fiduciario. La compañía de inversiones la transfiere con su propio formulario.',
  'Retirement accounts held at the firm are not assigned.':
    'Las cuentas de jubilación que administra la compañía de inversiones no se ceden.',
  'Assignment of Assets, “Property that is not assigned”': 'Cesión de bienes, «Property that is not assigned»',
  'Business interests': 'Participaciones en negocios',
  'Assignment of the interest, with the consents the company asks for':
    'Cesión de la participación, con los consentimientos que pida la compañía',
  'The company’s own agreement says whether an interest may be assigned and who must consent.':
    'El contrato de la propia compañía dice si una participación puede cederse y quién debe consentir.',
  'Who is given an interest in a limited liability company receives its distributions only, and takes part in management only if admitted as a member.':
    'Quien recibe una participación en una compañía de responsabilidad limitada recibe solo sus distribuciones, y participa en la administración solo si se le admite como miembro.',
  'An interest in a limited liability company is personal property, also where the company owns land.':
    'Una participación en una compañía de responsabilidad limitada es un bien personal, aunque la compañía sea dueña de terrenos.',
  Vehicles: 'Vehículos',
  'Certificate of title, endorsed before a notarial officer': 'Título del vehículo, endosado ante un oficial notarial',
  'The owner endorses the certificate of title to the trustee before a notarial officer.':
    'El dueño endosa el título del vehículo al fiduciario ante un oficial notarial.',
  'The county clerk then issues a new certificate of title.':
    'El secretario del condado expide entonces un título nuevo.',
  'The Assignment of Assets alone does not transfer a title.':
    'La cesión de bienes por sí sola no transfiere un título.',
  'Personal property': 'Bienes personales',
  'Delivery to the trustee; the Assignment of Assets is the bill of sale':
    'Entrega al fiduciario; la cesión de bienes es el documento de venta',
  'The Assignment of Assets is a bill of sale without payment. Things that stay where they are held for the trustee from the day it is signed.':
    'La cesión de bienes es un documento de venta sin pago. Las cosas que se quedan donde están se conservan para el fiduciario desde el día en que se firma.',
  'Other property': 'Otros bienes',
  'What this kind of property asks for, besides the Assignment of Assets':
    'Lo que pide este tipo de bien, además de la cesión de bienes',
  'A note is also endorsed and delivered; a right in a public register is also recorded there; who owes a payment is told; control of a digital asset is handed over.':
    'Un pagaré además se endosa y se entrega; un derecho en un registro público además se inscribe allí; se avisa a quien debe un pago; se entrega el control de un activo digital.',
  'A policy of insurance passes only by the insurer’s own form.':
    'Una póliza de seguro pasa solo con el formulario de la propia aseguradora.',
  'Individual retirement accounts, 401(k) and other qualified retirement plans, and health savings accounts.':
    'Las cuentas individuales de jubilación, los planes 401(k) y otros planes de jubilación calificados, y las cuentas de ahorro para la salud.',
  'Property that the law or a contract does not allow to be assigned, until the consent it needs is given.':
    'Los bienes que la ley o un contrato no permite ceder, hasta que se dé el consentimiento necesario.',
  'Joint: the whole passes only if every joint owner signs; otherwise the grantor’s own interest does.':
    'Conjunta: el todo pasa solo si firman todos los dueños; de lo contrario, pasa la participación propia del otorgante.',
  'Assignment of Assets; for spouses by the entireties W.S. 34-1-140':
    'Cesión de bienes; para cónyuges «by the entireties», W.S. 34-1-140',
  'Community property: both spouses sign.': 'Bienes gananciales: firman ambos cónyuges.',
  'Tenants in common: only the grantor’s undivided share passes.':
    'Copropiedad: solo pasa la parte indivisa del otorgante.',
  'Legal description': 'Descripción legal',
  'Passes subject to the mortgage of': 'Pasa sujeto a la hipoteca de',
  Bank: 'Banco',
  'Account ending in': 'Cuenta terminada en',
  Firm: 'Compañía de inversiones',
  Entity: 'Entidad',
  'Organized in': 'Constituida en',
  'The grantor’s share': 'La parte del otorgante',
  'The officer identifies each who signs: by personal knowledge, by an identification that is current or expired for less than three years, or by a credible witness.':
    'El oficial identifica a cada persona que firma: por conocimiento personal, por una identificación vigente o vencida hace menos de tres años, o por un testigo creíble.',
  'The certificate is made at the time, names the county and state where it happens, and carries date, signature, title and stamp.':
    'El certificado se hace en ese momento, nombra el condado y el estado donde ocurre, y lleva fecha, firma, cargo y sello.',
  'Remote notarization of ink signatures serves acknowledgments only, not the oaths of a self-proving will.':
    'La certificación notarial a distancia de firmas en tinta sirve solo para reconocimientos, no para los juramentos de un testamento autoprobado.',
  'Nobody may be the notarial officer who is a party, benefits, or is named in the document, or whose spouse is or does.':
    'No puede ser el oficial notarial nadie que sea parte, se beneficie o esté nombrado en el documento, o cuyo cónyuge lo sea o lo esté.',
  'Each document on paper, read and complete, with its lines for handwriting still open.':
    'Cada documento en papel, leído y completo, con las líneas para escribir a mano todavía en blanco.',
  'Identification of everyone who signs before a notary.': 'Una identificación de cada persona que firma ante notario.',
  'Two witnesses for the will, who may also witness the health care directive if they are none of those it excludes.':
    'Dos testigos para el testamento, que también pueden ser testigos de la directiva de atención médica si no son de los que esta excluye.',
  'The deed and the statement of consideration for each piece of land.':
    'La escritura y la declaración del precio de cada terreno.',
  'The certificate of title of each vehicle.': 'El título de cada vehículo.',
  'A pen: dates, initials and signatures are written by hand.':
    'Un bolígrafo: las fechas, las iniciales y las firmas se escriben a mano.',
  Testator: 'Testador',
  'Signed after the trust agreement: the trust must exist when the will is made.':
    'Se firma después del contrato de fideicomiso: el fideicomiso debe existir cuando se hace el testamento.',
  'On paper and in ink. A will cannot be signed electronically.':
    'En papel y con tinta. Un testamento no puede firmarse electrónicamente.',
  'Two competent witnesses.': 'Dos testigos competentes.',
  'A witness who receives something under the will loses it beyond an intestate share, unless two others without an interest also witness.':
    'Un testigo que recibe algo por el testamento lo pierde en lo que exceda de su parte intestada, salvo que también sean testigos otros dos sin interés.',
  'The beneficiaries in your answers': 'Los beneficiarios de sus respuestas',
  'Only for the self-proving affidavit. The testator and both witnesses swear and sign before the officer, who is a third person.':
    'Solo para la declaración jurada de autoprueba. El testador y ambos testigos juran y firman ante el oficial, que es una tercera persona.',
  'Without two witnesses the will is void, unless it is wholly in the testator’s own handwriting.':
    'Sin dos testigos el testamento es nulo, salvo que esté escrito por completo de puño y letra del testador.',
  'Without the affidavit, or with a witness as its notary, the will has to be proved otherwise.':
    'Sin la declaración jurada, o con un testigo como notario de ella, el testamento debe probarse de otra manera.',
  'The original, with its pages together and its staple in.': 'El original, con sus páginas juntas y su grapa puesta.',
  'A physical act on the original can revoke the will.':
    'Un acto físico sobre el original puede revocar el testamento.',
  Principal: 'Poderdante',
  'Agent, certification (optional, only when it is asked for)': 'Agente, certificación (opcional, solo cuando se pide)',
  'The principal also puts initials, by hand, beside each power that is given.':
    'El poderdante también pone sus iniciales, a mano, junto a cada facultad que da.',
  'None are required.': 'No se requiere ninguno.',
  'An acknowledged signature is presumed genuine.': 'Una firma reconocida ante notario se presume auténtica.',
  'Valid without a notary, but banks and others need not accept it.':
    'Es válido sin notario, pero los bancos y otros no están obligados a aceptarlo.',
  'To be used for land it must be recorded.': 'Para usarlo con terrenos debe inscribirse.',
  'Two witnesses who saw the principal sign or acknowledge the signature.':
    'Dos testigos que vieron al poderdante firmar o reconocer la firma.',
  'Not a health care provider who treats the principal, or an employee of one; not the operator or an employee of a community care or residential care facility; not the agent or an alternate agent.':
    'No puede serlo un proveedor de atención médica que trate al poderdante ni un empleado suyo; ni el operador o un empleado de un centro de cuidados comunitario o residencial; ni el agente o un agente suplente.',
  'The agent in your answers': 'El agente de sus respuestas',
  'Health care agent': 'Agente de atención médica',
  'In place of the two witnesses.': 'En lugar de los dos testigos.',
  'With neither, the naming of the agent is not valid; written instructions may still stand.':
    'Sin ninguno de los dos, el nombramiento del agente no es válido; las instrucciones escritas pueden seguir valiendo.',
  'A copy has the same effect as the original.': 'Una copia tiene el mismo efecto que el original.',
  'The original where it is found at once; copies for the agent, the alternate agent and the primary physician.':
    'El original donde se encuentre de inmediato; copias para el agente, el agente suplente y el médico de cabecera.',
  'Health Care Directive, Part 5': 'Directiva de atención médica, parte 5',
  '{0}, on Form SS-4 itself': '{0*}, en el propio formulario SS-4',
  'Nobody signs these instructions. The trustee signs Form SS-4.':
    'Nadie firma estas instrucciones. El fiduciario firma el formulario SS-4.',
  'The notice of the number, with the original of the agreement.':
    'El aviso del número, junto al original del contrato.',
  '{0}, by an authorized officer': '{0*}, por medio de un funcionario autorizado',
  'Spouse of the grantor ({0})': 'Cónyuge del otorgante ({0*})',
  'Each joint owner who joins': 'Cada dueño conjunto que se une',
  'Each tenant in common who joins': 'Cada copropietario que se une',
  'Principal (health care)': 'Poderdante (atención médica)',
  Executor: 'Albacea',
  Guardian: 'Tutor',
  Agent: 'Agente',
  'An acknowledgment is evidence of who signed, and others may ask for it.':
    'Un reconocimiento notarial es prueba de quién firmó, y otros pueden pedirlo.',
  'A bank or trust company signs by an authorized officer, who writes name and title.':
    'Un banco o una compañía fiduciaria firma por medio de un funcionario autorizado, que escribe su nombre y su cargo.',
  'The grantor also serves as trustee and signs twice: as grantor and as trustee.':
    'El otorgante también es fiduciario y firma dos veces: como otorgante y como fiduciario.',
  'The document’s signature blocks': 'Los espacios de firma del documento',
  'None are required. The document has room for two.': 'No se requiere ninguno. El documento tiene espacio para dos.',
  'No acknowledgment is required. The document has one for each who signs.':
    'No se requiere reconocimiento notarial. El documento tiene uno para cada persona que firma.',
  'The agreement does not depend on witnesses or a notary; without them it is harder to prove.':
    'El contrato no depende de testigos ni de un notario; sin ellos es más difícil probarlo.',
  'There is one signed original. The will, the certificate and the deeds refer to its date.':
    'Hay un solo original firmado. El testamento, el certificado y las escrituras se refieren a su fecha.',
  'Initialed and dated together with the agreement, of which it is a part.':
    'Lleva iniciales y fecha junto con el contrato, del que forma parte.',
  'Schedule A': 'Anexo A',
  'With the original of the agreement.': 'Con el original del contrato.',
  'Successor trustee, consent to serve (optional)':
    'Fiduciario sucesor, consentimiento para ejercer el cargo (opcional)',
  'Independent trustee (only when one is appointed)': 'Fiduciario independiente (solo cuando se nombra uno)',
  'A trustee can also accept by taking the property or by acting as trustee; silence for a reasonable time is a rejection.':
    'Un fiduciario también puede aceptar tomando los bienes o actuando como fiduciario; el silencio durante un tiempo razonable es un rechazo.',
  'From the day of acceptance the trustee has 60 days for the notice to the qualified beneficiaries.':
    'Desde el día de la aceptación, el fiduciario tiene 60 días para el aviso a los beneficiarios calificados.',
  'Any one of the trustees signs. The grantor as such does not.':
    'Firma cualquiera de los fiduciarios. El otorgante como tal no firma.',
  'The trustee signs. The grantor as such does not.': 'Firma el fiduciario. El otorgante como tal no firma.',
  'Needed if the certificate is to be recorded with a county clerk.':
    'Se necesita si el certificado ha de inscribirse ante un secretario de condado.',
  'The certificate is valid; without an acknowledgment others may hesitate to rely on it.':
    'El certificado es válido; sin un reconocimiento notarial, otros pueden dudar en confiar en él.',
  'It is shown to banks and others in place of the whole agreement.':
    'Se muestra a los bancos y a otros en lugar del contrato entero.',
  'An owner who does not sign transfers nothing of his or her own.':
    'Un dueño que no firma no transfiere nada de lo suyo.',
  'The document has an acknowledgment for each who signs.':
    'El documento tiene un reconocimiento para cada persona que firma.',
  'Required for each deed.': 'Obligatorio para cada escritura.',
  'Required to endorse a vehicle’s certificate of title.': 'Obligatorio para endosar el título de un vehículo.',
  'A deed that is not acknowledged cannot be recorded.':
    'Una escritura que no está reconocida ante notario no puede inscribirse.',
  'A vehicle’s title is not transferred.': 'El título del vehículo no se transfiere.',
  'With the original of the agreement. What still has to be done for each asset is in the funding plan.':
    'Con el original del contrato. Lo que todavía hay que hacer con cada bien está en el plan de aportación de bienes.',
}
