/** Every text of the mails in Spanish, by its English. */
export const spanish = {
  'Hello,': 'Hola:',
  'Hello {0},': 'Hola, {0}:',
  'Or copy this address into your browser:': 'O copie esta dirección en su navegador:',

  'Set a new password for {0}': 'Elija una contraseña nueva para {0}',
  'Set a new password': 'Elija una contraseña nueva',
  'Someone asked to set a new password for the {0} account of {1}.':
    'Alguien pidió elegir una contraseña nueva para la cuenta de {0} de {1}.',
  'If that was you, open this link and choose a new password:':
    'Si fue usted, abra este enlace y elija una contraseña nueva:',
  'The link works once and expires after one hour. If you asked more than once, only the newest link works.':
    'El enlace sirve una sola vez y vence al cabo de una hora. Si lo pidió más de una vez, solo sirve el enlace más reciente.',
  'Setting a new password logs you out on every device. Your answers stay as they are.':
    'Al elegir una contraseña nueva se cierra su sesión en todos los dispositivos. Sus respuestas quedan como están.',
  'If it was not you, ignore this email. Nothing has changed, and your password stays as it is.':
    'Si no fue usted, no haga caso de este correo. No se cambió nada, y su contraseña sigue siendo la misma.',

  'Confirm your email address for {0}': 'Confirme su dirección de correo electrónico para {0}',
  'Confirm your email address': 'Confirme su dirección de correo electrónico',
  'There is a {0} account with the email address {1}.':
    'Hay una cuenta de {0} con la dirección de correo electrónico {1}.',
  'If you created it, open this link and log in to confirm that the address is yours:':
    'Si la creó usted, abra este enlace e inicie sesión para confirmar que la dirección es suya:',
  'The link works once and expires after one day.': 'El enlace sirve una sola vez y vence al cabo de un día.',
  'If you did not create this account, do not confirm it. Set a new password: the account is then yours, and nobody else can use it.':
    'Si usted no creó esta cuenta, no la confirme. Elija una contraseña nueva: la cuenta será suya y nadie más podrá usarla.',

  'Two-factor authentication is on for {0}': 'La autenticación de dos factores está activada en {0}',
  'Two-factor authentication was turned on for your account. From now on, logging in requires a code from your authenticator app.':
    'Se activó la autenticación de dos factores en su cuenta. De ahora en adelante, para iniciar sesión hace falta un código de su aplicación de autenticación.',
  'Two-factor authentication is off for {0}': 'La autenticación de dos factores está desactivada en {0}',
  'Two-factor authentication was turned off for your account. Logging in no longer requires a code.':
    'Se desactivó la autenticación de dos factores en su cuenta. Para iniciar sesión ya no hace falta ningún código.',
  'The operator of this site has turned two-factor authentication off for your account. Logging in no longer requires a code.':
    'Quien administra este sitio desactivó la autenticación de dos factores en su cuenta. Para iniciar sesión ya no hace falta ningún código.',
  'New recovery codes for {0}': 'Códigos de recuperación nuevos para {0}',
  'New recovery codes were created for your account. The earlier ones no longer work.':
    'Se crearon códigos de recuperación nuevos para su cuenta. Los anteriores ya no sirven.',
  'A recovery code was used for {0}': 'Se usó un código de recuperación en {0}',
  'Someone logged in to your account with one of your recovery codes. 1 code is left. You can make new ones in your settings.':
    'Alguien inició sesión en su cuenta con uno de sus códigos de recuperación. Queda 1 código. Puede crear códigos nuevos en su configuración.',
  'Someone logged in to your account with one of your recovery codes. {0} codes are left. You can make new ones in your settings.':
    'Alguien inició sesión en su cuenta con uno de sus códigos de recuperación. Quedan {0} códigos. Puede crear códigos nuevos en su configuración.',
  'If that was you, you do not need to do anything.': 'Si fue usted, no tiene que hacer nada.',
  'If it was not you, set a new password right away, then check your devices and two-factor authentication in the settings:':
    'Si no fue usted, elija enseguida una contraseña nueva y revise después sus dispositivos y la autenticación de dos factores en la configuración:',
  'If it was not you, do not set a new password yet: it would log you out everywhere, and logging in again requires a code that you do not have.':
    'Si no fue usted, no cambie todavía la contraseña: eso cerraría su sesión en todas partes, y para iniciarla de nuevo hace falta un código que usted no tiene.',
  'First turn two-factor authentication off in the settings, with your password, on a device on which you are still logged in. Then set a new password. If you are not logged in anywhere, write to {0}.':
    'Primero desactive la autenticación de dos factores en la configuración, con su contraseña, en un dispositivo en el que su sesión siga abierta. Después elija una contraseña nueva. Si no tiene ninguna sesión abierta, escriba a {0}.',
  'Open the settings': 'Abrir la configuración',

  'Reminders about your trust': 'Recordatorios sobre su fideicomiso',
  'and {0} more': 'y {0} más',
  'Open the summary of your answers': 'Abrir el resumen de sus respuestas',
  'Move your assets into the trust': 'Traspase sus bienes al fideicomiso',
  'A trust holds only the property transferred to it. The funding plan says how to transfer each kind of property.':
    'Un fideicomiso tiene solo los bienes que se le han traspasado. El plan de aportación de bienes dice cómo se traspasa cada tipo de bien.',
  'Open the funding plan': 'Abrir el plan de aportación de bienes',
  'A beneficiary reaches a distribution age this year': 'Este año un beneficiario alcanza una edad de distribución',
  'This is based on your answers, which give only the year of birth. Nothing is paid out before the grantor’s death. The trust agreement determines what is paid, and when.':
    'Así resulta de sus respuestas, que tienen solo el año de nacimiento. Nada se entrega antes del fallecimiento del otorgante. El contrato de fideicomiso determina qué se paga y cuándo.',
  'Open your trust at a glance': 'Abrir su fideicomiso de un vistazo',
  'You are getting this email because email reminders are on for the {0} account of {1}. To turn them off:':
    'Recibe este correo porque los recordatorios por correo están activados en la cuenta de {0} de {1}. Para desactivarlos:',
  'Turn these reminders off': 'Desactivar estos recordatorios',
}
