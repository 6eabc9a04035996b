import type { Texts } from '../speaking.ts'

/** The pages that anyone may read, with the plans and samples in content/. */
export const publicPages: Texts = {
  'About Us': 'Quiénes somos',
  'One line for each generation': 'Una línea para cada generación',
  '{0} helps families put into writing what they already know: who looks after things, and for whom.':
    '{0} ayuda a las familias a poner por escrito lo que ya saben: quién se ocupa de las cosas, y para quién.',
  'Subscribe to Our Blog': 'Suscríbase a nuestro blog',
  'Our Story': 'Nuestra historia',
  'Sample story': 'Historia de muestra',
  'Meet Our Leadership Team': 'Conozca a nuestro equipo directivo',
  'Sample team': 'Equipo de muestra',
  '{0} min read': '{0} min de lectura',
  '<0/>Back to all articles': '<0/>Volver a todos los artículos',
  'Written by {0}': 'Escrito por {0}',
  'Loading article...': 'Cargando el artículo...',
  'Dynasty Trust Insights': 'Ideas sobre fideicomisos dinásticos',
  'Wyoming trusts explained for families, from the beginning and in plain words. Each article names its sources and the day for which it states the law.':
    'Los fideicomisos de Wyoming explicados a las familias, desde el principio y con palabras sencillas. Cada artículo nombra sus fuentes y el día para el que expone la ley.',
  'More articles': 'Más artículos',
  'Stay Informed': 'Manténgase al día',
  'Ready to Create Your Dynasty Trust?': '¿Quiere crear ya su fideicomiso dinástico?',
  'Thirteen steps in plain words, and your answers are kept as you go. An attorney should read the documents before anyone signs.':
    'Trece pasos con palabras sencillas, y sus respuestas se conservan mientras avanza. Un abogado debería leer los documentos antes de que alguien los firme.',
  'View Our Services': 'Ver nuestros servicios',
  'Related Articles': 'Artículos relacionados',
  'Read article': 'Leer el artículo',
  'In this article': 'En este artículo',
  Tags: 'Etiquetas',
  Benefits: 'Ventajas',
  'A Wyoming dynasty trust,': 'Un fideicomiso dinástico de Wyoming,',
  'one question at a time': 'una pregunta a la vez',
  'A dynasty trust holds what a family owns for its children, grandchildren and those after them. Answer thirteen short steps in plain words; {0} writes the trust agreement and eight companion documents from your answers.':
    'Un fideicomiso dinástico conserva lo que una familia posee para sus hijos, sus nietos y quienes vengan después. Responda trece pasos breves con palabras sencillas; {0} redacta a partir de sus respuestas el contrato de fideicomiso y ocho documentos que lo acompañan.',
  'Learn More<0> about the packages</0>': 'Más información<0> sobre los paquetes</0>',
  'Begin with a name for your trust': 'Empiece por el nombre de su fideicomiso',
  'The first question takes a minute. Your answers are kept as you go, so you can stop anywhere and come back.':
    'La primera pregunta toma un minuto. Sus respuestas se conservan mientras avanza, así que puede detenerse en cualquier punto y volver.',
  'How it works': 'Cómo funciona',
  'Three packages': 'Tres paquetes',
  'Each has the same thirteen steps and nine documents. They differ in how much help comes with them. No card is charged in this installation.':
    'Cada uno tiene los mismos trece pasos y nueve documentos. Se distinguen por cuánta ayuda los acompaña. En esta instalación no se cobra a ninguna tarjeta.',
  carousel: 'carrusel',
  'Testimonial {0} of {1}': 'Testimonio {0} de {1}',
  'Pause the testimonials': 'Pausar los testimonios',
  'Play the testimonials': 'Reproducir los testimonios',
  'Previous testimonial': 'Testimonio anterior',
  'Next testimonial': 'Testimonio siguiente',
  'In their words': 'En sus propias palabras',
  'Sample testimonials': 'Testimonios de muestra',
  slide: 'diapositiva',
  '{0} of {1}': '{0} de {1}',
  Testimonials: 'Testimonios',
  'Rated {0} of 5': 'Calificación: {0} de 5',
  'Last updated {0}': 'Última actualización: {0}',
  'Return to Home': 'Volver al inicio',
  'Privacy Policy': 'Política de privacidad',
  'Terms of Service': 'Términos del servicio',
  Newsletter: 'Boletín',
  'New articles about Wyoming trusts and what changes in the law. No newsletter is sent from this installation yet: an address typed here is neither sent nor stored.':
    'Artículos nuevos sobre los fideicomisos de Wyoming y lo que cambia en la ley. Esta instalación aún no envía ningún boletín: una dirección escrita aquí no se envía ni se guarda.',
  "Oops! We couldn't find the page you're looking for.": '¡Vaya! No encontramos la página que busca.',
  'The address may be mistyped, or the page may have moved.':
    'Puede que la dirección esté mal escrita o que la página se haya movido.',
  'Not included': 'No incluido',
  Included: 'Incluido',
  Feature: 'Característica',
  Recommended: 'Recomendado',
  'Select {0}': 'Elegir {0}',
  'Trust Creation Services': 'Servicios de creación de fideicomisos',
  'Every package starts from the same thirteen steps and the same nine documents. They differ in how much help comes with them.':
    'Todos los paquetes parten de los mismos trece pasos y los mismos nueve documentos. Se distinguen por cuánta ayuda los acompaña.',
  'Prices are in US dollars. No card is charged in this installation.':
    'Los precios están en dólares de los Estados Unidos. En esta instalación no se cobra a ninguna tarjeta.',
  'What each package includes': 'Qué incluye cada paquete',
  'Choose a package': 'Elija un paquete',
  'The Trust Builder opens with any of the three. Answers that you have given already stay with your account.':
    'El creador de fideicomisos se abre con cualquiera de los tres. Las respuestas que ya haya dado permanecen en su cuenta.',
  'The same questions in each': 'Las mismas preguntas en cada uno',
  'Your answers stay with your account, whichever package you have.':
    'Sus respuestas permanecen en su cuenta, cualquiera que sea su paquete.',
  '{0}, which you have paid for': '{0}, que ya pagó',
  'Your package': 'Su paquete',
  'Part of your package': 'Parte de su paquete',
  'Upgrade to {0}': 'Pasar a {0}',
  '{0} more than {1}, which you have paid for': '{0} más que {1}, que ya pagó',
  'Start Building Your Trust': 'Comenzar a crear su fideicomiso',
  Subscribe: 'Suscribirse',
  'Asset Protection': 'Protección de los bienes',
  'Property that you move into the trust belongs to the trust, no longer to you or your children. Wyoming law limits when a creditor can reach it there. How far that goes in your case is a question for an attorney.':
    'Los bienes que traspasa al fideicomiso pertenecen al fideicomiso, ya no a usted ni a sus hijos. La ley de Wyoming limita cuándo puede alcanzarlos allí un acreedor. Hasta dónde llega eso en su caso es una pregunta para un abogado.',
  'Save Time & Money': 'Ahorre tiempo y dinero',
  'You answer each question once, and every document that needs the answer uses it. An attorney then reads a finished draft in Word instead of starting from an empty page.':
    'Responde cada pregunta una sola vez, y la respuesta se usa en todos los documentos que la necesitan. Después, un abogado lee un borrador terminado en Word en lugar de partir de una página en blanco.',
  'Legacy Planning': 'Planificación del legado',
  'You say who benefits, at what age, and who carries on when a trustee cannot. The trust keeps your words for people who never had the chance to ask you.':
    'Usted dice quién se beneficia, a qué edad, y quién continúa cuando un fiduciario no puede. El fideicomiso conserva sus palabras para quienes nunca tuvieron la oportunidad de preguntarle.',
  Answer: 'Responder',
  'Thirteen steps, from the name of the trust to its application for a tax number. Each says why it asks.':
    'Trece pasos, desde el nombre del fideicomiso hasta la solicitud de su número fiscal. Cada uno dice por qué pregunta.',
  Read: 'Leer',
  'See all your answers on one page, and change any of them before the documents are made.':
    'Vea todas sus respuestas en una página y cambie cualquiera antes de que se hagan los documentos.',
  'Nine Word files, yours to change. Have an attorney read them before anyone signs.':
    'Nueve archivos de Word que usted puede cambiar. Haga que un abogado los lea antes de que alguien los firme.',
  'Sign and fund': 'Firmar y aportar los bienes',
  'Nothing takes effect until the documents are signed and property is moved into the trust.':
    'Nada tiene efecto hasta que se firmen los documentos y se traspasen los bienes al fideicomiso.',
  'View our Terms of Service': 'Ver nuestros Términos del servicio',
  'View our Privacy Policy': 'Ver nuestra Política de privacidad',
  'Please enter a valid email address': 'Escriba un correo electrónico válido',
  'Thank you!': '¡Gracias!',
  'No newsletter is sent from this installation yet, so your address was not stored.':
    'Todavía no se envía ningún boletín desde esta instalación, así que su dirección no se guardó.',
  Starter: 'Starter',
  'Basic trust creation': 'Creación básica de un fideicomiso',
  'Trust Builder access': 'Acceso al creador de fideicomisos',
  'Document download after completion': 'Descarga de documentos al terminar',
  'Email support': 'Soporte por correo electrónico',
  'Basic Wyoming templates': 'Plantillas básicas de Wyoming',
  'Free updates for 30 days': 'Actualizaciones gratuitas durante 30 días',
  'Advanced trust management': 'Administración avanzada del fideicomiso',
  'All Starter features': 'Todas las características de Starter',
  'Document dashboard (manage and re-edit anytime)':
    'Panel de documentos (administrar y volver a editar en cualquier momento)',
  'PDF previews before finalization': 'Vistas previas en PDF antes de finalizar',
  'Enhanced templates': 'Plantillas mejoradas',
  'Free updates for 1 year': 'Actualizaciones gratuitas durante 1 año',
  'Priority email support': 'Soporte prioritario por correo electrónico',
  'Comprehensive trust services': 'Servicios integrales de fideicomiso',
  'All Pro features': 'Todas las características de Pro',
  '1-on-1 video session with an attorney': 'Sesión de video individual con un abogado',
  'EIN help': 'Ayuda con el EIN',
  'Custom clause creation': 'Creación de cláusulas a la medida',
  'Lifetime document updates': 'Actualizaciones de documentos de por vida',
  'Priority phone support': 'Soporte telefónico prioritario',
  'Annual trust review reminders': 'Recordatorios para la revisión anual del fideicomiso',
  'Wyoming templates': 'Plantillas de Wyoming',
  Basic: 'Básicas',
  Enhanced: 'Mejoradas',
  'Document dashboard': 'Panel de documentos',
  'PDF preview': 'Vista previa en PDF',
  'Attorney consultation': 'Consulta con un abogado',
  'Document updates': 'Actualizaciones de documentos',
  Lifetime: 'De por vida',
  Support: 'Soporte',
  'Priority Email': 'Correo prioritario',
  'Phone + Email': 'Teléfono y correo',
  'When my grandfather died, he left a ranch, four children and one page of handwriting.':
    'Cuando murió mi abuelo, dejó un rancho, cuatro hijos y una página escrita a mano.',
  'Everybody knew what he had meant. Nobody could prove it. It took the family three years to settle what he could have said in an afternoon, and by then two of my aunts no longer spoke to each other.':
    'Todos sabían lo que había querido decir. Nadie podía probarlo. La familia tardó tres años en resolver lo que él podría haber dicho en una tarde, y para entonces dos de mis tías ya no se hablaban.',
  'When it was my turn to plan, I sat in front of a form of sixty pages. I am used to reading contracts, and still I could not have said which of its blanks mattered. The questions were simple enough. Who looks after things? Who benefits, and from what age? Who steps in when somebody cannot? They were only hidden in the language of the answers.':
    'Cuando me tocó a mí planificar, me senté frente a un formulario de sesenta páginas. Estoy acostumbrado a leer contratos, y aun así no habría sabido decir cuáles de sus espacios importaban. Las preguntas eran bastante sencillas. ¿Quién se ocupa de las cosas? ¿Quién se beneficia, y desde qué edad? ¿Quién entra cuando alguien no puede? Solo estaban escondidas en el lenguaje de las respuestas.',
  'That is the idea of {name}: ask the questions one at a time, in plain words, and let the paper follow. Each question says why it is asked. Each answer is asked for once, and every document that needs it uses it. What the program cannot know, it leaves blank and says so.':
    'Esa es la idea de {name}: hacer las preguntas una por una, con palabras sencillas, y dejar que el papel las siga. Cada pregunta dice por qué se hace. Cada respuesta se pide una sola vez, y la usan todos los documentos que la necesitan. Lo que el programa no puede saber, lo deja en blanco y lo dice.',
  'We chose Wyoming because its trust law allows a trust to last for generations and is open about the rules. We draw contour lines because a map is the most honest picture of a family that we know: one line for each generation, and nobody stands on the summit alone.':
    'Elegimos Wyoming porque su ley de fideicomisos permite que un fideicomiso dure generaciones y es clara con sus reglas. Dibujamos curvas de nivel porque un mapa es la imagen más honesta de una familia que conocemos: una línea para cada generación, y nadie está solo en la cumbre.',
  'We are not a law firm, and we do not want to be mistaken for one. Take what you have written here to an attorney who is licensed where you live. You will arrive with the questions answered and a draft to argue with, and that is a good place to begin.':
    'No somos un bufete de abogados y no queremos que se nos confunda con uno. Lleve lo que ha escrito aquí a un abogado con licencia donde usted vive. Llegará con las preguntas respondidas y con un borrador que discutir, y ese es un buen punto de partida.',
  'Founder and Chief Executive': 'Fundador y director ejecutivo',
  'Decides what is built, and what is left out.': 'Decide qué se construye y qué se deja fuera.',
  'Head of Documents': 'Jefe de documentos',
  'Keeps the nine documents in step with Wyoming law and with each other.':
    'Mantiene los nueve documentos de acuerdo con la ley de Wyoming y entre sí.',
  'Head of Engineering': 'Jefe de ingeniería',
  'Sees to it that no answer is lost and none is seen by others.':
    'Se encarga de que ninguna respuesta se pierda y de que otros no vean ninguna.',
  'Head of Customer Care': 'Jefe de atención al cliente',
  'Reads every letter, and turns the frequent questions into better pages.':
    'Lee cada carta y convierte las preguntas frecuentes en mejores páginas.',
  'I had put it off for years. One question at a time, I finished on a rainy Sunday.':
    'Lo había aplazado durante años. Una pregunta a la vez, terminé un domingo lluvioso.',
  'Every question says why it is asked. That alone was worth it.':
    'Cada pregunta dice por qué se hace. Solo eso ya valió la pena.',
  'Our attorney got a finished draft to read instead of a shoebox of notes.':
    'Nuestro abogado recibió un borrador terminado en lugar de una caja de zapatos con notas.',
  'I could stop at the hard questions, ask my brother, and go on the next day.':
    'Podía detenerme en las preguntas difíciles, preguntarle a mi hermano y seguir al día siguiente.',
  'The list of what I own was the slow part. The rest followed from it.':
    'La lista de lo que tengo fue la parte lenta. Lo demás salió de ella.',
  'I read the exact clause about ages before I agreed to it. No surprises.':
    'Leí la cláusula exacta sobre las edades antes de aceptarla. Sin sorpresas.',
  'It told me plainly what it cannot do. I trusted the rest more for it.':
    'Me dijo con claridad lo que no puede hacer. Por eso confié más en el resto.',
  'Word files that we could change ourselves. I did not expect that.':
    'Archivos de Word que pudimos cambiar nosotros mismos. No lo esperaba.',
  'My mother answered on her phone, I on my laptop. It fitted together.':
    'Mi madre respondió en su teléfono y yo en mi computadora. Todo encajó.',
  'The word trustee made sense to me for the first time.':
    'La palabra «fiduciario» tuvo sentido para mí por primera vez.',
  'One page with all our answers. We found two wrong birth years in time.':
    'Una página con todas nuestras respuestas. Encontramos a tiempo dos años de nacimiento equivocados.',
  'Calm. No countdown, no pop-up, nobody who called me afterwards.':
    'Tranquilo. Sin cuenta regresiva, sin ventanas emergentes, nadie que me llamara después.',
  'The signing sheet said who has to be in the room, and with which papers.':
    'La hoja de la firma decía quién tiene que estar presente y con qué papeles.',
  'I changed my mind about a successor twice. Every document followed.':
    'Cambié de opinión dos veces sobre un sucesor. Todos los documentos lo siguieron.',
  'It reminded us that signing is not the end: the house has to be moved in, too.':
    'Nos recordó que firmar no es el final: también hay que traspasar la casa.',
}
