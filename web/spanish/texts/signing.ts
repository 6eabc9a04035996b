import type { Texts } from '../speaking.ts'

/** The signing-day kit and the funding plan. */
export const signing: Texts = {
  'not given yet': 'todavía sin indicar',
  '{0} of {1}: not given yet': '{0} de {1}: todavía sin indicar',
  'This land is outside Wyoming. The law of the place where it lies governs its transfer, not the sections above.':
    'Este terreno está fuera de Wyoming. La ley del lugar donde está rige su traspaso, no los artículos citados arriba.',
  Status: 'Estado',
  Date: 'Fecha',
  Note: 'Nota',
  'Not saved: {0}. What you typed is kept here.': 'No se guardó: {0}. Lo que escribió se conserva aquí.',
  'Done on': 'Hecho el',
  ' of {0}': ' de {0}',
  'Funding Plan': 'Plan de aportación de bienes',
  'Start a trust and list your assets, and this page will show how each of them is transferred to it.':
    'Comience un fideicomiso y anote sus bienes; esta página dirá cómo se traspasa cada uno de ellos.',
  'A trust holds only the property transferred to it. This plan states how each kind of property is transferred and cites the source. It is not legal advice.':
    'Un fideicomiso tiene solo los bienes que se le han traspasado. Este plan indica cómo se traspasa cada tipo de bien y cita la fuente. No es asesoría legal.',
  'Go to the signing-day kit': 'Ir a la guía para el día de la firma',
  'What Is Not Transferred': 'Lo que no se traspasa',
  'Your Assignment of Assets does not transfer these, even if they are on your list:':
    'Su cesión de bienes no transfiere lo siguiente, aunque esté en su lista:',
  '{0} of {1} done': '{0} de {1} hechos',
  '{0} not needed': '{0} no necesarios',
  '{count, plural, one {One asset is} other {# assets are}} not counted: a retirement account or life insurance passes to its designated beneficiaries and is not transferred to the trust.':
    '{count, plural, one {Un bien no se cuenta} other {# bienes no se cuentan}}: una cuenta de jubilación o un seguro de vida pasa a sus beneficiarios designados y no se traspasa al fideicomiso.',
  'You have not listed any assets. Each asset you add will appear here with its task.':
    'No ha anotado ningún bien. Cada bien que añada aparecerá aquí con su tarea.',
  'Add your assets': 'Añadir sus bienes',
  '{0}: not answered yet. Go to {1}': '{0}: todavía sin respuesta. Ir a {1}',
  '; and {0} more beneficiaries on Schedule A': '; y {0} beneficiarios más del Anexo A',
  'You skipped this optional document. There is nothing to sign.':
    'Usted omitió este documento opcional. No hay nada que firmar.',
  'Who signs': 'Quién firma',
  Witnesses: 'Testigos',
  Notary: 'Notario',
  'If missing': 'Si falta',
  Afterward: 'Después',
  'Signed on': 'Firmado el',
  'Kept at': 'Se guarda en',
  'Signing-Day Kit': 'Guía para el día de la firma',
  'Start a trust, and this page will show who signs each document and before whom.':
    'Comience un fideicomiso y esta página dirá quién firma cada uno de sus documentos y ante quién.',
  'Notarization and witnesses are your own responsibility.':
    'La certificación notarial y los testigos son responsabilidad de usted.',
  'No one at {0} checks how your documents are signed. This sheet states facts and their sources. It does not tell you what to do or whether your documents are valid. {1}':
    'Nadie en {0} revisa cómo se firman sus documentos. Esta hoja indica hechos y sus fuentes. No le dice qué hacer ni si sus documentos son válidos. {1}',
  'Go to the funding plan': 'Ir al plan de aportación de bienes',
  'What to Bring': 'Qué llevar',
  'The Notary': 'El notario',
  'Named in your documents: <0/>': 'Personas nombradas en sus documentos: <0/>',
  'In This Order': 'En este orden',
  'The trust agreement is signed first, then the documents that refer to it.':
    'Primero se firma el contrato de fideicomiso; después, los documentos que se refieren a él.',
  'Please enter a date that exists, such as 07/04/1976.': 'Escriba una fecha que exista, como 07/04/1976.',
  'Loading your assets...': 'Cargando sus bienes...',
  Two: 'Dos',
  Optional: 'Opcional',
  'Two, or a notary instead': 'Dos, o un notario en su lugar',
  None: 'Ninguno',
  'Not required': 'No obligatorio',
  'Not required, but others may refuse the document without one':
    'No obligatorio, pero otros pueden rechazar el documento sin él',
  'Required for deeds and vehicle titles only': 'Obligatorio solo para escrituras y títulos de vehículos',
  'One, or two witnesses instead': 'Uno, o dos testigos en su lugar',
  'The new title may be in the name of the trustee as trustee, or in the name of the trust.':
    'El nuevo título puede estar a nombre del fiduciario como fiduciario, o a nombre del fideicomiso.',
  'The Certificate of Trust shows who may act for the trust without showing the whole agreement.':
    'El certificado de fideicomiso muestra quién puede actuar por el fideicomiso sin mostrar el contrato entero.',
  'Real estate': 'Bienes raíces',
  'Deed to the trustee, recorded with the county clerk':
    'Escritura a favor del fiduciario, inscrita ante el secretario del condado',
  'The Assignment of Assets does not pass title to land. A warranty deed or a quitclaim deed to the trustee does.':
    'La cesión de bienes no transmite la propiedad de un terreno. La transmite una escritura con garantía (warranty deed) o de finiquito (quitclaim deed) a favor del fiduciario.',
  'The deed names the trustee, the trust and the date of the trust, and states the trustee’s address.':
    'La escritura nombra al fiduciario, el fideicomiso y la fecha del fideicomiso, y da la dirección del fiduciario.',
  'The deed is signed and acknowledged before a notarial officer.':
    'La escritura se firma y se reconoce ante un oficial notarial.',
  'If the land is a homestead, both spouses sign and acknowledge the deed, which releases their homestead rights.':
    'Si el terreno es vivienda familiar protegida (homestead), ambos cónyuges firman y reconocen la escritura y renuncian en ella a sus derechos de homestead.',
  'The deed is recorded with the clerk of the county where the land lies, together with a sworn statement of consideration.':
    'La escritura se inscribe ante el secretario del condado donde está el terreno, junto con una declaración jurada del precio.',
  'Until the deed is recorded, a later good-faith purchaser who records first may prevail.':
    'Hasta que la escritura se inscriba, puede prevalecer un comprador posterior de buena fe que inscriba primero.',
  'The deed to a home in which the grantor goes on living is delivered only after the lease that Article 14 of the agreement requires has been signed. The Assignment of Assets has a form of that lease.':
    'La escritura de una vivienda en la que el otorgante sigue viviendo se entrega solo después de firmar el arrendamiento que exige el artículo 14 del contrato. La cesión de bienes tiene un formulario de ese arrendamiento.',
  'Irrevocable Trust Agreement, Articles 2 and 14': 'Contrato de fideicomiso irrevocable, artículos 2 y 14',
  'Bank accounts': 'Cuentas bancarias',
  'The bank’s own form to retitle the account':
    'El formulario del propio banco para cambiar la titularidad de la cuenta',
  'The Assignment of Assets assigns the account as between the grantor and the trustee. The bank retitles the account on its own form.':
    'La cesión de bienes cede la cuenta entre el otorgante y el fiduciario. El banco cambia la titularidad con su propio formulario.',
  Investments: 'Inversiones',
  'The firm’s own transfer form': 'El formulario de transferencia de la propia compañía de inversiones',
  'The Assignment of Assets assigns the account as between the grantor and the trustee. The firm transfers the account on its own form.':
    'La cesión de bienes cede la cuenta entre el otorgante y el fiduciario. La compañía de inversiones la transfiere con su propio formulario.',
  'Retirement accounts at the firm pass to their designated beneficiaries and are not assigned.':
    'Las cuentas de jubilación que administra la compañía de inversiones pasan a sus beneficiarios designados y no se ceden.',
  'From its description, this appears to be a retirement account. It passes to its designated beneficiaries and is not transferred to the trust.':
    'Según su descripción, parece ser una cuenta de jubilación. Pasa a sus beneficiarios designados y no se traspasa al fideicomiso.',
  'From its description, this appears to be life insurance. It passes to its designated beneficiaries and is not transferred to the trust.':
    'Según su descripción, parece ser un seguro de vida. Pasa a sus beneficiarios designados y no se traspasa al fideicomiso.',
  'Passes by beneficiary designation, not transferred': 'Pasa a los beneficiarios designados, no se traspasa',
  'Life insurance.': 'Los seguros de vida.',
  'Assignment of Assets, “Property that is not assigned”': 'Cesión de bienes, «Property that is not assigned»',
  'Business interests': 'Participaciones en negocios',
  'Assignment of the interest, with the consents the company requires':
    'Cesión de la participación, con los consentimientos que pida la compañía',
  'The company’s own agreement governs whether an interest may be assigned and who must consent.':
    'El contrato de la propia compañía dice si una participación puede cederse y quién debe consentir.',
  'A person who receives an interest in a limited liability company by assignment is entitled to distributions only, unless admitted as a member.':
    'Quien recibe por cesión una participación en una compañía de responsabilidad limitada tiene derecho solo a las distribuciones, salvo que se le admita como miembro.',
  'An interest in a limited liability company is personal property, even if the company owns land.':
    'Una participación en una compañía de responsabilidad limitada es un bien personal, aunque la compañía sea dueña de terrenos.',
  Vehicles: 'Vehículos',
  'Certificate of title, endorsed before a notarial officer': 'Título del vehículo, endosado ante un oficial notarial',
  'The owner endorses the certificate of title to the trustee before a notarial officer.':
    'El dueño endosa el título del vehículo al fiduciario ante un oficial notarial.',
  'The county clerk then issues a new certificate of title.':
    'El secretario del condado expide entonces un título nuevo.',
  'The Assignment of Assets alone does not transfer title.': 'La cesión de bienes por sí sola no transfiere un título.',
  'Personal property': 'Bienes personales',
  'Delivery to the trustee; the Assignment of Assets is the bill of sale':
    'Entrega al fiduciario; la cesión de bienes es el documento de venta',
  'The Assignment of Assets is a bill of sale without consideration. Property that stays in place is held for the trustee from the day the assignment is signed.':
    'La cesión de bienes es un documento de venta sin contraprestación. Los bienes que se quedan donde están se conservan para el fiduciario desde el día en que se firma la cesión.',
  'Other property': 'Otros bienes',
  'Whatever this property requires in addition to the Assignment of Assets':
    'Todo lo que exija este tipo de bien, además de la cesión de bienes',
  'A note is endorsed and delivered, the transfer of a registered right is recorded in the register, a person who owes a payment is notified, and control of a digital asset is transferred.':
    'Un pagaré se endosa y se entrega, la transmisión de un derecho registrado se inscribe en el registro, se avisa a quien debe un pago y se transfiere el control de un activo digital.',
  'An insurance policy is transferred only on the insurer’s own form.':
    'Una póliza de seguro se transfiere solo con el formulario de la propia aseguradora.',
  'Individual retirement accounts, 401(k) and other qualified retirement plans, and health savings accounts.':
    'Las cuentas individuales de jubilación, los planes 401(k) y otros planes de jubilación calificados, y las cuentas de ahorro para la salud.',
  'Property whose assignment the law or a contract prohibits or restricts, until any required consent is given.':
    'Los bienes cuya cesión la ley o un contrato prohíbe o limita, hasta que se dé el consentimiento que se exija.',
  'Joint: the whole passes only if every joint owner signs; otherwise only the grantor’s interest passes.':
    'Conjunta: el todo pasa solo si firman todos los dueños; de lo contrario, pasa la participación propia del otorgante.',
  'Assignment of Assets; for spouses holding by the entireties, W.S. 34-1-140':
    'Cesión de bienes; para cónyuges dueños «by the entireties», W.S. 34-1-140',
  'Community property: both spouses sign.': 'Bienes gananciales: firman ambos cónyuges.',
  'Tenants in common: only the grantor’s undivided share passes.':
    'Copropiedad: solo pasa la parte indivisa del otorgante.',
  'Legal description': 'Descripción legal',
  'Subject to a mortgage held by': 'Sujeto a una hipoteca a favor de',
  Bank: 'Banco',
  'Account ending in': 'Cuenta terminada en',
  Firm: 'Compañía de inversiones',
  Entity: 'Entidad',
  'Organized in': 'Constituida en',
  'The grantor’s share': 'La parte del otorgante',
  'The officer identifies each signer by personal knowledge, by an identification document that is current or that expired less than three years ago, or by a credible witness.':
    'El oficial identifica a cada firmante por conocimiento personal, por un documento de identidad vigente o vencido hace menos de tres años, o por un testigo creíble.',
  'The notarial certificate is completed when the act is performed. It names the county and state, and bears the date and the officer’s signature, title and stamp.':
    'El certificado notarial se completa cuando se realiza el acto. Nombra el condado y el estado, y lleva la fecha y la firma, el cargo y el sello del oficial.',
  'Remote notarization of an ink signature is available for acknowledgments only, not for the oaths of a self-proving will.':
    'La certificación notarial a distancia de firmas en tinta sirve solo para reconocimientos, no para los juramentos de un testamento autoprobado.',
  'The officer may not act if the officer or the officer’s spouse is a party to the document, has a direct beneficial interest in it, or is named in it.':
    'El oficial no puede actuar si él o su cónyuge es parte del documento, tiene un interés directo en él o está nombrado en él.',
  'Each document, printed and read through, complete except for the lines to be filled in by hand.':
    'Cada documento, impreso y leído, completo salvo las líneas que se llenan a mano.',
  'Identification for everyone who signs before a notary.':
    'Una identificación de cada persona que firma ante notario.',
  'Two witnesses for the will. They may also witness the health care directive unless it excludes them.':
    'Dos testigos para el testamento. También pueden ser testigos de la directiva de atención médica, salvo que esta los excluya.',
  'The deed and the sworn statement of consideration for each parcel of land in Wyoming.':
    'La escritura y la declaración jurada del precio de cada terreno en Wyoming.',
  'The certificate of title for each vehicle.': 'El título de cada vehículo.',
  'A pen. Signatures, initials and dates are written by hand.':
    'Un bolígrafo. Las firmas, las iniciales y las fechas se escriben a mano.',
  Testator: 'Testador',
  'The will is signed after the trust agreement, which must exist when the will is made.':
    'El testamento se firma después del contrato de fideicomiso, que debe existir cuando se hace el testamento.',
  'The will is signed on paper and in ink. A will cannot be signed electronically.':
    'El testamento se firma en papel y con tinta. Un testamento no puede firmarse electrónicamente.',
  'The county and state are those in which the officer is at the time. If the signing takes place elsewhere, the printed “State of Wyoming” is changed.':
    'El condado y el estado son aquellos donde está el oficial en ese momento. Si se firma en otro lugar, se cambia el «State of Wyoming» impreso.',
  'The deed for each parcel of land outside Wyoming, in the form required where the land lies.':
    'La escritura de cada terreno fuera de Wyoming, en la forma que se exige donde está el terreno.',
  'The testator and both witnesses are together when they sign.':
    'El testador y ambos testigos están juntos cuando firman.',
  'A person named as trustee who declines signs the refusal instead of the acceptance.':
    'Una persona nombrada fiduciario que no acepta el cargo firma la renuncia en lugar de la aceptación.',
  'The address in your answers is outside Wyoming. The sections cited here are from Wyoming law. Another state may require more.':
    'La dirección de sus respuestas está fuera de Wyoming. Los artículos citados aquí son de la ley de Wyoming. Otro estado puede exigir más.',
  'Two competent witnesses.': 'Dos testigos competentes.',
  'A witness who takes under the will loses the part of that benefit that exceeds an intestate share, unless two disinterested witnesses also sign.':
    'Un testigo que recibe algo por el testamento pierde la parte de ese beneficio que exceda de su parte intestada, salvo que también firmen dos testigos sin interés.',
  'The beneficiaries in your answers': 'Los beneficiarios de sus respuestas',
  'Needed only for the self-proving affidavit. The testator and both witnesses swear and sign before the officer, who may not be one of the witnesses.':
    'Se necesita solo para la declaración jurada de autoprueba. El testador y ambos testigos juran y firman ante el oficial, que no puede ser uno de los testigos.',
  'Without two witnesses the will is void unless it is entirely in the testator’s handwriting.':
    'Sin dos testigos el testamento es nulo, salvo que esté escrito por completo de puño y letra del testador.',
  'Without the affidavit, or if a witness acted as its notary, the will must be proved in another way.':
    'Sin la declaración jurada, o con un testigo como notario de ella, el testamento debe probarse de otra manera.',
  'The original is kept with all of its pages together.': 'El original se conserva con todas sus páginas juntas.',
  'A physical act, such as tearing or burning the original, can revoke the will.':
    'Un acto físico, como romper o quemar el original, puede revocar el testamento.',
  Principal: 'Poderdante',
  'Agent, acceptance (optional)': 'Agente, aceptación (opcional)',
  'Agent or successor agent, certification (only when requested)':
    'Agente o agente sucesor, certificación (solo cuando se pide)',
  'The power of attorney takes effect without the agent’s acceptance. The agent who signs it accepts the authority that the principal has initialed.':
    'El poder notarial tiene efecto sin la aceptación del agente. El agente que la firma acepta las facultades junto a las que el poderdante puso sus iniciales.',
  'The testator initials each page of the will at its foot.':
    'El testador pone sus iniciales al pie de cada página del testamento.',
  'The Occupancy Lease at the end of the assignment is for a grantor who goes on living in the home. It is filled in and signed before the deed is delivered, and takes effect when the trustee holds title to the home. A grantor who will not live there leaves it blank.':
    'El contrato de ocupación (Occupancy Lease) al final de la cesión es para un otorgante que sigue viviendo en la casa. Se llena y se firma antes de entregar la escritura, y surte efecto cuando el fiduciario tiene la titularidad de la casa. Un otorgante que no vivirá allí lo deja en blanco.',
  'Assignment of Assets, rider': 'Cesión de bienes, anexo',
  'The principal also initials, by hand, each power granted.':
    'El poderdante también pone sus iniciales, a mano, junto a cada facultad que otorga.',
  'None are required.': 'No se requiere ninguno.',
  'An acknowledged signature is presumed genuine.': 'Una firma reconocida ante notario se presume auténtica.',
  'The power of attorney is valid without a notary, but banks and others need not accept it.':
    'El poder notarial es válido sin notario, pero los bancos y otros no están obligados a aceptarlo.',
  'To be used for real estate, it must be recorded.': 'Para usarlo con bienes raíces debe inscribirse.',
  'Two witnesses who saw the principal sign or acknowledge the signature.':
    'Dos testigos que vieron al poderdante firmar o reconocer la firma.',
  'A witness may not be a health care provider who treats the principal or an employee of that provider, the operator or an employee of a community care or residential care facility, or the agent or an alternate agent.':
    'No puede ser testigo un proveedor de atención médica que trate al poderdante ni un empleado suyo, el operador o un empleado de un centro de cuidados comunitario o residencial, ni el agente o un agente suplente.',
  'The agent in your answers': 'El agente de sus respuestas',
  'Health care agent': 'Agente de atención médica',
  'An acknowledgment takes the place of the two witnesses.':
    'Un reconocimiento notarial toma el lugar de los dos testigos.',
  'With neither, the designation of the agent is not valid. Written instructions may still be effective.':
    'Sin ninguno de los dos, el nombramiento del agente no es válido. Las instrucciones escritas pueden seguir teniendo efecto.',
  'A copy has the same effect as the original.': 'Una copia tiene el mismo efecto que el original.',
  'The original is kept where it can be found at once. Copies go to the agent, the alternate agent and the primary physician.':
    'El original se conserva donde pueda encontrarse de inmediato. Se entregan copias al agente, al agente suplente y al médico de cabecera.',
  'Health Care Directive, Part 5': 'Directiva de atención médica, parte 5',
  '{as}, on Form SS-4 itself': '{as}, en el propio formulario SS-4',
  'No one signs these instructions. The trustee signs Form SS-4.':
    'Nadie firma estas instrucciones. El fiduciario firma el formulario SS-4.',
  'The IRS notice that assigns the number is kept with the original trust agreement.':
    'El aviso del IRS que asigna el número se conserva junto al original del contrato de fideicomiso.',
  '{as}, by an authorized officer': '{as}, por medio de un funcionario autorizado',
  '{as}, by an authorized officer if a bank or trust company':
    '{as}, por medio de un funcionario autorizado si es un banco o una compañía fiduciaria',
  'Spouse of the grantor ({why})': 'Cónyuge del otorgante ({why})',
  'Joint owner who joins': 'Dueño conjunto que se une',
  'Tenant in common who joins': 'Copropietario que se une',
  'Each joint owner who joins': 'Cada dueño conjunto que se une',
  'Each tenant in common who joins': 'Cada copropietario que se une',
  'Principal (health care)': 'Poderdante (atención médica)',
  Executor: 'Albacea',
  Guardian: 'Tutor',
  Agent: 'Agente',
  'An acknowledgment is evidence of who signed. Banks and others may ask for one.':
    'Un reconocimiento notarial es prueba de quién firmó. Los bancos y otros pueden pedirlo.',
  'A bank or trust company signs by an authorized officer, who prints his or her name and title.':
    'Un banco o una compañía fiduciaria firma por medio de un funcionario autorizado, que escribe su nombre y su cargo.',
  'The grantor also serves as trustee and signs twice: as grantor and as trustee.':
    'El otorgante también es fiduciario y firma dos veces: como otorgante y como fiduciario.',
  'The document’s signature blocks': 'Los espacios de firma del documento',
  'None are required. The document has lines for two.': 'No se requiere ninguno. El documento tiene espacio para dos.',
  'No acknowledgment is required. The document has one for each signer.':
    'No se requiere reconocimiento notarial. El documento tiene uno para cada persona que firma.',
  'The agreement is valid without witnesses or a notary, but is harder to prove.':
    'El contrato es válido sin testigos ni notario, pero es más difícil de probar.',
  'There is one signed original. The will, the certificate and the deeds refer to its date.':
    'Hay un solo original firmado. El testamento, el certificado y las escrituras se refieren a su fecha.',
  'Schedule A is part of the agreement and is initialed and dated with it.':
    'El Anexo A forma parte del contrato y lleva iniciales y fecha junto con él.',
  'Schedule A': 'Anexo A',
  'It is kept with the original agreement.': 'Se conserva con el original del contrato.',
  'Successor trustee, consent to serve (optional)':
    'Fiduciario sucesor, consentimiento para ejercer el cargo (opcional)',
  'Co-trustee, qualified as independent trustee': 'Cofiduciario, calificado como fiduciario independiente',
  'Independent trustee (only when one is named or appointed)':
    'Fiduciario independiente (solo cuando el contrato lo nombra o se designa uno)',
  'Article 12 has a line for an independent trustee, to be completed before signing: after signing, the grantor may not name one.':
    'El artículo 12 tiene una línea para un fiduciario independiente, que se completa antes de firmar: después de firmar, el otorgante no puede nombrarlo.',
  'A trustee may also accept by taking possession of trust property or by acting as trustee. A person who does neither within a reasonable time is treated as having declined.':
    'Un fiduciario también puede aceptar tomando posesión de los bienes o actuando como fiduciario. A quien no hace ni lo uno ni lo otro dentro de un tiempo razonable se le trata como si no hubiera aceptado el cargo.',
  'Within 60 days after accepting, the trustee gives notice to the qualified beneficiaries.':
    'Dentro de los 60 días siguientes a la aceptación, el fiduciario da aviso a los beneficiarios calificados.',
  'Any one of the trustees may sign. The grantor does not sign as grantor.':
    'Puede firmar cualquiera de los fiduciarios. El otorgante no firma como otorgante.',
  'The trustee signs. The grantor does not sign as grantor.':
    'Firma el fiduciario. El otorgante no firma como otorgante.',
  'An acknowledgment is needed to record the certificate with a county clerk.':
    'Se necesita un reconocimiento notarial para inscribir el certificado ante un secretario de condado.',
  'The certificate is valid without an acknowledgment, but others may hesitate to rely on it.':
    'El certificado es válido sin un reconocimiento notarial, pero otros pueden dudar en confiar en él.',
  'The certificate is shown to banks and others instead of the agreement.':
    'El certificado se muestra a los bancos y a otros en lugar del contrato.',
  'An owner who does not sign transfers no interest.': 'Un dueño que no firma no transfiere ningún interés.',
  'The document has an acknowledgment for each signer.':
    'El documento tiene un reconocimiento para cada persona que firma.',
  'Required for each deed.': 'Obligatorio para cada escritura.',
  'Required to endorse a vehicle’s certificate of title.': 'Obligatorio para endosar el título de un vehículo.',
  'A deed that is not acknowledged cannot be recorded.':
    'Una escritura que no está reconocida ante notario no puede inscribirse.',
  'Title to a vehicle does not pass.': 'El título del vehículo no se transfiere.',
  'The assignment is kept with the original agreement. The funding plan lists what remains to be done for each asset.':
    'La cesión se conserva con el original del contrato. El plan de aportación de bienes indica lo que queda por hacer con cada bien.',
}
