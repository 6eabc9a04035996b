import type { Texts } from '../speaking.ts'

/** Getting into an account, buying, and the settings, with what the server refuses. */
export const account: Texts = {
  or: 'o',
  'Forgot Your Password?': '¿Olvidó su contraseña?',
  'Enter the email address of your account. We will send you a link to set a new password.':
    'Escriba el correo electrónico de su cuenta. Le enviaremos un enlace para elegir una contraseña nueva.',
  'No email is sent in this installation': 'En esta instalación no se envían correos',
  'Check your email': 'Revise su correo',
  'If {0} has an account, {1}': 'Si {0} tiene una cuenta, {1}',
  'whoever runs it finds the link in its outbox folder.':
    'quien la administra encuentra el enlace en su carpeta de salida.',
  'a link is on its way there.': 'un enlace va en camino.',
  'It works once, for one hour.{0}': 'Funciona una sola vez, durante una hora.{0}',
  ' If no email comes, look in the spam folder.': ' Si no llega ningún correo, revise la carpeta de correo no deseado.',
  Email: 'Correo electrónico',
  'Send Another Link': 'Enviar otro enlace',
  'Send Link': 'Enviar el enlace',
  'Return to login': 'Volver a iniciar sesión',
  'Log In to Your Account': 'Inicie sesión en su cuenta',
  Password: 'Contraseña',
  'Forgot password?': '¿Olvidó su contraseña?',
  'Log In': 'Iniciar sesión',
  'Continue with Google': 'Continuar con Google',
  'No account yet? <0>Sign up</0>': '¿Todavía no tiene cuenta? <0>Regístrese</0>',
  'Please open the link in your email again, or ask for a new one.':
    'Abra de nuevo el enlace de su correo o pida uno nuevo.',
  'Set a New Password': 'Elija una contraseña nueva',
  'This logs you out on every device. Your answers stay as they are.':
    'Esto cierra su sesión en todos los dispositivos. Sus respuestas quedan como están.',
  'New Password': 'Contraseña nueva',
  'At least {0} characters.': 'Al menos {0} caracteres.',
  'Confirm New Password': 'Confirme la contraseña nueva',
  'Set Password': 'Guardar la contraseña',
  'A New Link Is Needed': 'Se necesita un enlace nuevo',
  'Ask for a New Link': 'Pedir un enlace nuevo',
  'I agree to the <0>Terms of Service</0> and the <1>Privacy Policy</1>':
    'Acepto los <0>Términos del servicio</0> y la <1>Política de privacidad</1>',
  'By continuing with Google you agree to the <0>Terms of Service</0> and the <1>Privacy Policy</1>.':
    'Al continuar con Google acepta los <0>Términos del servicio</0> y la <1>Política de privacidad</1>.',
  'Create Your Account': 'Cree su cuenta',
  'First Name': 'Nombre',
  'Last Name': 'Apellido',
  'Confirm Password': 'Confirme la contraseña',
  'Sign Up': 'Registrarse',
  'Sign Up with Google': 'Registrarse con Google',
  'To start your trust you need an account, which keeps your answers. The Trust Builder opens next.':
    'Para comenzar su fideicomiso necesita una cuenta, que conserva sus respuestas. Después se abre el creador de fideicomisos.',
  'To start your trust you need an account, which keeps your answers. You then choose a package, and the Trust Builder opens.':
    'Para comenzar su fideicomiso necesita una cuenta, que conserva sus respuestas. Después elige un paquete y se abre el creador de fideicomisos.',
  'Already have an account? <0>Log in</0>': '¿Ya tiene una cuenta? <0>Inicie sesión</0>',
  "You're All Set!": '¡Todo listo!',
  'You already have access to the Trust Builder': 'Ya tiene acceso al creador de fideicomisos',
  'Go to Trust Builder': 'Ir al creador de fideicomisos',
  'Almost there!': '¡Ya casi!',
  'To buy a package you need an account. You come back here afterwards. Your card details have not been kept.':
    'Para comprar un paquete necesita una cuenta. Después vuelve aquí. Los datos de su tarjeta no se han conservado.',
  'Your session has ended, and nothing was bought. Please log in again. You come back here afterwards. Your card details have not been kept.':
    'Su sesión terminó y no se compró nada. Inicie sesión de nuevo. Después vuelve aquí. Los datos de su tarjeta no se han conservado.',
  'Create Account': 'Crear una cuenta',
  'Card details': 'Datos de la tarjeta',
  'Name on Card': 'Nombre en la tarjeta',
  'Card Number': 'Número de tarjeta',
  'Expiry Date (MM/YY)': 'Fecha de vencimiento (MM/AA)',
  'MM/YY': 'MM/AA',
  CVC: 'CVC',
  'Processing...': 'Procesando...',
  'Complete Purchase': 'Completar la compra',
  'Checking payment status...': 'Comprobando el estado del pago...',
  'Order Summary': 'Resumen del pedido',
  Total: 'Total',
  Packages: 'Paquetes',
  'Compare the packages': 'Comparar los paquetes',
  'Complete Your Purchase': 'Complete su compra',
  Payment: 'Pago',
  'Payment Error': 'Error en el pago',
  'All transactions are secure and encrypted. No card is charged in this installation. What you type about your card stays on this page.':
    'Todas las transacciones son seguras y cifradas. En esta instalación no se cobra a ninguna tarjeta. Lo que escriba sobre su tarjeta se queda en esta página.',
  'You need an account to buy: <0>create one</0> or <1>log in</1> first, and you come back here.':
    'Para comprar necesita una cuenta: primero <0>cree una</0> o <1>inicie sesión</1>, y volverá aquí.',
  "Processing may take a few moments. Please don't refresh the page.":
    'El proceso puede tardar unos momentos. No actualice la página.',
  'Taking too long? Click to continue': '¿Tarda demasiado? Haga clic para continuar',
  'Payment Method': 'Método de pago',
  'No payment method on file': 'No hay ningún método de pago registrado',
  'Of a card we keep its last four digits, the name on it and its expiry date. No card is charged in this installation.':
    'De una tarjeta conservamos los últimos cuatro dígitos, el nombre y la fecha de vencimiento. En esta instalación no se cobra a ninguna tarjeta.',
  'Update Payment Method': 'Actualizar el método de pago',
  'Add Payment Method': 'Añadir un método de pago',
  'Card ending in {0}': 'Tarjeta terminada en {0}',
  'Expires {0}': 'Vence {0}',
  'Only the last four digits, the name and the expiry date are kept. The card number and the CVV do not leave this page.':
    'Solo se conservan los últimos cuatro dígitos, el nombre y la fecha de vencimiento. El número de la tarjeta y el CVV no salen de esta página.',
  'Cardholder Name': 'Nombre del titular',
  'Expiry Date': 'Fecha de vencimiento',
  CVV: 'CVV',
  'The 3 or 4 digits printed on the card, apart from its number.':
    'Los 3 o 4 dígitos impresos en la tarjeta, aparte de su número.',
  'Save Payment Method': 'Guardar el método de pago',
  'Download your data': 'Descargar sus datos',
  'The file holds everything kept about you, and you logged in more than ten minutes ago. Please enter your password once more.':
    'El archivo contiene todo lo que se guarda sobre usted, e inició sesión hace más de diez minutos. Escriba su contraseña otra vez.',
  'Your data was not downloaded': 'Sus datos no se descargaron',
  'Delete your account?': '¿Eliminar su cuenta?',
  'Your profile, your answers, your card details and your purchases are deleted at once, and you are logged out on every device. This cannot be undone.':
    'Su perfil, sus respuestas, los datos de su tarjeta y sus compras se eliminan de inmediato, y se cierra su sesión en todos los dispositivos. Esto no se puede deshacer.',
  'Your account was not deleted. {0}': 'Su cuenta no se eliminó. {0}',
  'So that nobody else can do this at your desk.': 'Para que nadie más pueda hacer esto en su escritorio.',
  'Type {0} to show that you mean it.': 'Escriba {0} para confirmar que es lo que quiere.',
  'Delete for good': 'Eliminar para siempre',
  'Keep my account': 'Conservar mi cuenta',
  Month: 'Mes',
  Year: 'Año',
  'This could not be loaded': 'No se pudo cargar',
  'Please check your internet connection. Nothing was changed.': 'Revise su conexión a internet. No se cambió nada.',
  'You have not started a trust yet, so there are no documents.':
    'Todavía no ha comenzado un fideicomiso, así que no hay documentos.',
  'Not in it yet, because answers are missing. The <0>dashboard</0> names them.':
    'Todavía no están incluidos, porque faltan respuestas. El <0>panel</0> dice cuáles.',
  'To change your email, please contact support.': 'Para cambiar su correo electrónico, comuníquese con soporte.',
  'Support: <0/>': 'Soporte: <0/>',
  'We send a link for choosing a new password to {0}. Choosing it logs you out on all your devices.':
    'Enviamos a {0} un enlace para elegir una contraseña nueva. Al elegirla se cierra su sesión en todos sus dispositivos.',
  'Reset Password': 'Restablecer la contraseña',
  'Whoever runs it finds the link in its outbox folder. It works once, for one hour.':
    'Quien la administra encuentra el enlace en su carpeta de salida. Funciona una sola vez, durante una hora.',
  'Two-Factor Authentication': 'Autenticación de dos factores',
  'A second step when you log in, besides your password. It is not available yet.':
    'Un segundo paso al iniciar sesión, además de su contraseña. Todavía no está disponible.',
  'Coming Soon': 'Próximamente',
  'Account Settings': 'Configuración de la cuenta',
  'Loading your account...': 'Cargando su cuenta...',
  'They could not be loaded here. They are on your <0>dashboard</0>, too.':
    'No se pudieron cargar aquí. También están en su <0>panel</0>.',
  'Your Data': 'Sus datos',
  'One file with everything kept about you: your profile, your answers with their earlier versions, your health care directive, your card details, your purchases, your ways of logging in and where you are logged in. It shows social security numbers in full, so keep it where only you can read it.':
    'Un archivo con todo lo que se conserva sobre usted: su perfil, sus respuestas con sus versiones anteriores, su directiva de atención médica, los datos de su tarjeta, sus compras, sus formas de iniciar sesión y dónde tiene la sesión abierta. Muestra los números de seguro social completos, así que guárdelo donde solo usted pueda leerlo.',
  'Download My Data': 'Descargar mis datos',
  'A program of your own can read and change the same data: <0>API reference</0>.':
    'Un programa suyo puede leer y cambiar los mismos datos: <0>referencia de la API</0>.',
  'Your Documents': 'Sus documentos',
  'The Word files made from your answers, all that are ready at once.':
    'Los archivos de Word hechos con sus respuestas, todos los que están listos a la vez.',
  'Delete Account': 'Eliminar la cuenta',
  'Deletes your account and everything kept about you, at once and for good. Documents that you have downloaded stay yours.':
    'Elimina su cuenta y todo lo que se conserva sobre usted, de inmediato y para siempre. Los documentos que haya descargado siguen siendo suyos.',
  'Login failed': 'No se pudo iniciar sesión',
  'Login successful!': '¡Sesión iniciada!',
  'Welcome back to {name}.': 'Le damos de nuevo la bienvenida a {name}.',
  'Earlier access to this account has ended': 'El acceso anterior a esta cuenta terminó',
  'Google has confirmed that this email address is yours. Nobody had confirmed it here before. So the old password no longer works, every other device is logged out, all review links have ended, and two-factor authentication is off. The answers are unchanged. From now on log in with Google, or set a new password.':
    'Google confirmó que este correo electrónico es suyo. Nadie lo había confirmado aquí antes. Por eso la contraseña anterior ya no funciona, se cerró la sesión en todos los demás dispositivos, terminaron todos los enlaces de revisión y la autenticación de dos factores está desactivada. Las respuestas no cambiaron. A partir de ahora inicie sesión con Google, o elija una contraseña nueva.',
  'It also confirms that this email address is yours. Nobody had confirmed it before. So every device is logged out, all review links have ended, and two-factor authentication is off. The answers are unchanged. Please log in with the new password.':
    'Con ello se confirma también que este correo electrónico es suyo. Nadie lo había confirmado antes. Por eso se cerró la sesión en todos los dispositivos, terminaron todos los enlaces de revisión y la autenticación de dos factores está desactivada. Las respuestas no cambiaron. Inicie sesión con la contraseña nueva.',
  'Please confirm your email address': 'Confirme su correo electrónico',
  'Open the link in the email to {0}. Letting others read and protecting your login need a confirmed address. Everything else works without it.':
    'Abra el enlace del correo enviado a {0}. Para dejar leer a otras personas y proteger su inicio de sesión hace falta una dirección confirmada. Todo lo demás funciona sin ella.',
  'Send again': 'Enviar de nuevo',
  'No email is sent in this installation. The link is in the outbox folder of its server.':
    'En esta instalación no se envían correos. El enlace está en la carpeta de salida de su servidor.',
  'A new link is on its way. If no email comes, look in the spam folder.':
    'Un enlace nuevo va en camino. Si no llega ningún correo, revise la carpeta de correo no deseado.',
  'Confirm Your Email Address': 'Confirme su correo electrónico',
  'Please log in to confirm that this account and its email address are yours.':
    'Inicie sesión para confirmar que esta cuenta y su correo electrónico son suyos.',
  'You did not make this account? <0>Set a new password</0>, and it is yours: all access that anybody else has ends.':
    '¿No creó usted esta cuenta? <0>Elija una contraseña nueva</0> y será suya: termina todo el acceso que tenga otra persona.',
  'A link for {0} works once, for one day. Please open the newest one, or send another.':
    'Un enlace para {0} sirve una sola vez, durante un día. Abra el más reciente o envíe otro.',
  'Send a New Link': 'Enviar un enlace nuevo',
  'Is {0} your email address? Confirming it logs you out on every other device.':
    '¿Es {0} su correo electrónico? Al confirmarlo se cierra su sesión en todos los demás dispositivos.',
  'Confirm Email Address': 'Confirmar el correo electrónico',
  'Your Email Address Is Confirmed': 'Su correo electrónico está confirmado',
  'You have confirmed that {0} is yours.': 'Usted confirmó que {0} es suyo.',
  'Go to Your Dashboard': 'Ir a su panel',
  'Your email address is confirmed': 'Su correo electrónico está confirmado',
  'Nobody had confirmed it before. To be safe, every other device is logged out, all review links have ended, and two-factor authentication is off. The answers are unchanged. You can make new links and turn it on again.':
    'Nadie lo había confirmado antes. Por seguridad, se cerró la sesión en todos los demás dispositivos, terminaron todos los enlaces de revisión y la autenticación de dos factores está desactivada. Las respuestas no cambiaron. Puede crear enlaces nuevos y activarla de nuevo.',
  'Please confirm your email address first.': 'Primero confirme su correo electrónico.',
  'Google login failed': 'No se pudo iniciar sesión con Google',
  'Account created successfully!': '¡Cuenta creada!',
  'Redirecting to your dashboard...': 'Vamos a su panel...',
  'You are now logged in.': 'Ya inició sesión.',
  'Registration failed': 'No se pudo completar el registro',
  'Account not found. Please check your email or sign up.':
    'No se encontró la cuenta. Revise su correo electrónico o regístrese.',
  'Invalid credentials. Please check your password and try again.':
    'Los datos no son válidos. Revise su contraseña e inténtelo de nuevo.',
  'Invalid credentials. Please check your email and password and try again.':
    'Los datos no son válidos. Revise su correo electrónico y su contraseña e inténtelo de nuevo.',
  'Too many failed login attempts. Please try again later or reset your password.':
    'Demasiados intentos fallidos de iniciar sesión. Inténtelo más tarde o restablezca su contraseña.',
  'Login failed. Please check your credentials.': 'No se pudo iniciar sesión. Revise sus datos.',
  'The server took too long to answer. Please check your internet connection and try again.':
    'El servidor tardó demasiado en responder. Revise su conexión a internet e inténtelo de nuevo.',
  'The server could not be reached. Please check your internet connection and try again.':
    'No se pudo conectar con el servidor. Revise su conexión a internet e inténtelo de nuevo.',
  'Network error during Google login. Please check your internet connection.':
    'Error de red al iniciar sesión con Google. Revise su conexión a internet.',
  'Google login failed. Please try again.': 'No se pudo iniciar sesión con Google. Inténtelo de nuevo.',
  'Login canceled. You closed the Google login window.':
    'Inicio de sesión cancelado. Usted cerró la ventana de Google.',
  'Pop-up was blocked by your browser. Please allow pop-ups for this site.':
    'Su navegador bloqueó la ventana emergente. Permita las ventanas emergentes para este sitio.',
  'Google login is not configured in this installation. Please use your email and password.':
    'El inicio de sesión con Google no está configurado en esta instalación. Use su correo electrónico y su contraseña.',
  'Google was not allowed to tell us who you are. Please try again, or use your email and password.':
    'No se le permitió a Google decirnos quién es usted. Inténtelo de nuevo o use su correo electrónico y su contraseña.',
  'Google has not verified your email address. Please verify it in your Google account, or use your email and password here.':
    'Google no ha verificado su correo electrónico. Verifíquelo en su cuenta de Google o use aquí su correo electrónico y su contraseña.',
  'Your email address belongs to an account that uses another Google login. Please use that one, or reset your password.':
    'Su correo electrónico pertenece a una cuenta que usa otro inicio de sesión de Google. Use ese, o restablezca su contraseña.',
  'This account cannot be used here.': 'Esta cuenta no se puede usar aquí.',
  'This Google login took too long, or was answered before. Please try again.':
    'Este inicio de sesión con Google tardó demasiado o ya se había respondido. Inténtelo de nuevo.',
  'Too many attempts. Please try again later.': 'Demasiados intentos. Inténtelo más tarde.',
  'Connecting to Google…': 'Conectando con Google…',
  'Logout failed': 'No se pudo cerrar la sesión',
  'Logged out successfully': 'Sesión cerrada',
  'You are still logged in': 'Su sesión sigue abierta',
  'The server could not end your session. Until it does, anyone who uses this browser can read your answers.':
    'El servidor no pudo cerrar su sesión. Mientras no lo haga, quien use este navegador puede leer sus respuestas.',
  'Save what you typed before you log out?': '¿Guardar lo que escribió antes de cerrar la sesión?',
  'You typed something here and did not save it: {0}. Logging out saves what is complete and correct, and asks you about the rest.':
    'Escribió algo aquí y no lo guardó: {0}. Al cerrar la sesión se guarda lo que está completo y es correcto, y se le pregunta por lo demás.',
  'Save and log out': 'Guardar y cerrar la sesión',
  'Log out and lose what you typed?': '¿Cerrar la sesión y perder lo que escribió?',
  'Logging out does not save this: {0}. If you log out now, what you typed there is lost. If you stay, you can complete and save it.':
    'Al cerrar la sesión no se guarda esto: {0}. Si cierra la sesión ahora, se pierde lo que escribió allí. Si se queda, puede completarlo y guardarlo.',
  'Log out with unsaved changes?': '¿Cerrar la sesión con cambios sin guardar?',
  '{count, plural, one {One change has not reached the server yet. If you log out now, this device forgets it and it is lost. If you stay, it is sent as soon as the connection allows.} other {# changes have not reached the server yet. If you log out now, this device forgets them and they are lost. If you stay, they are sent as soon as the connection allows.}}':
    '{count, plural, one {Un cambio todavía no ha llegado al servidor. Si cierra la sesión ahora, este dispositivo lo olvida y se pierde. Si se queda, se envía en cuanto la conexión lo permita.} other {# cambios todavía no han llegado al servidor. Si cierra la sesión ahora, este dispositivo los olvida y se pierden. Si se queda, se envían en cuanto la conexión lo permita.}}',
  'Stay logged in': 'Seguir con la sesión abierta',
  'Please enter your email address, such as you@example.com': 'Escriba su correo electrónico, como usted@ejemplo.com',
  'The link could not be sent': 'No se pudo enviar el enlace',
  'Email is required': 'El correo electrónico es obligatorio',
  'Password is required': 'La contraseña es obligatoria',
  'Please choose a password': 'Elija una contraseña',
  'Please enter the password again': 'Escriba la contraseña otra vez',
  'Passwords do not match': 'Las contraseñas no coinciden',
  'Your password is changed': 'Su contraseña se cambió',
  'Please log in with the new one.': 'Inicie sesión con la nueva.',
  'The password was not changed': 'La contraseña no se cambió',
  'Please enter your first name': 'Escriba su nombre',
  'Please enter your last name': 'Escriba su apellido',
  'Please enter your email address': 'Escriba su correo electrónico',
  'You must accept the terms and conditions': 'Debe aceptar los términos y condiciones',
  'All fields are required': 'Todos los campos son obligatorios',
  'Name is required': 'El nombre es obligatorio',
  'American Express card numbers have 15 digits': 'Los números de tarjeta de American Express tienen 15 dígitos',
  'Card number must be 16 digits': 'El número de tarjeta debe tener 16 dígitos',
  'Expiry date must be in MM/YY format': 'La fecha de vencimiento debe tener el formato MM/AA',
  'CVC must be 3 or 4 digits': 'El CVC debe tener 3 o 4 dígitos',
  'Nothing was charged. Since you opened this page, your account has got another package.':
    'No se cobró nada. Desde que abrió esta página, su cuenta tiene otro paquete.',
  'There was an error processing your payment. Please try again.':
    'Hubo un error al procesar su pago. Inténtelo de nuevo.',
  'Access Granted': 'Acceso concedido',
  'You now have access to the Trust Builder.': 'Ya tiene acceso al creador de fideicomisos.',
  'Purchase Successful!': '¡Compra realizada!',
  'You now have access to the {title} package': 'Ya tiene acceso al paquete {title}',
  'Purchase Failed': 'No se pudo realizar la compra',
  'Could not grant access. Please try again.': 'No se pudo conceder el acceso. Inténtelo de nuevo.',
  'Payment Method Updated': 'Método de pago actualizado',
  'Your billing information has been updated': 'Sus datos de facturación se actualizaron',
  'There was a problem saving your payment method': 'Hubo un problema al guardar su método de pago',
  'Update Failed': 'No se pudo actualizar',
  '{failed}. Please try again.': '{failed}. Inténtelo de nuevo.',
  'Card number is too long': 'El número de tarjeta es demasiado largo',
  'Card number must contain only digits': 'El número de tarjeta debe tener solo dígitos',
  'This date is past. Please choose this month or a later one.': 'Esta fecha ya pasó. Elija este mes o uno posterior.',
  'CVV must be 3 or 4 digits': 'El CVV debe tener 3 o 4 dígitos',
  'CVV must contain only digits': 'El CVV debe tener solo dígitos',
  'Please enter your password': 'Escriba su contraseña',
  'Account deleted': 'Cuenta eliminada',
  'Your account and everything in it are gone.': 'Su cuenta y todo lo que había en ella se eliminaron.',
  'your email address': 'su correo electrónico',
  '{text}. Your session has ended: please log in and try again.':
    '{text}. Su sesión terminó: inicie sesión e inténtelo de nuevo.',
  'First name is required': 'El nombre es obligatorio',
  'Last name is required': 'El apellido es obligatorio',
  'Profile Updated': 'Perfil actualizado',
  'Your profile information has been updated successfully': 'Los datos de su perfil se actualizaron correctamente',
  'There was a problem updating your profile': 'Hubo un problema al actualizar su perfil',
  'Password Reset Email Sent': 'Correo para restablecer la contraseña enviado',
  'Check your email for instructions to reset your password':
    'Revise su correo: encontrará instrucciones para restablecer su contraseña',
  'Failed to Send Reset Email': 'No se pudo enviar el correo para restablecer la contraseña',
  'Please try again later': 'Inténtelo más tarde',
  Profile: 'Perfil',
  Billing: 'Facturación',
  Security: 'Seguridad',
  'Failed to load user information': 'No se pudieron cargar los datos del usuario',
  'An email address has at most {most} characters.': 'Un correo electrónico tiene como máximo {most} caracteres.',
  'Password should be at most {most} characters': 'La contraseña debe tener como máximo {most} caracteres',
  'Card holder name is required': 'El nombre del titular es obligatorio',
  'This looks like a card number. Please enter the name on the card.':
    'Esto parece un número de tarjeta. Escriba el nombre que está en la tarjeta.',
  'Expiry date is required': 'La fecha de vencimiento es obligatoria',
  'Only the last four digits of the card number are taken.':
    'Solo se toman los últimos cuatro dígitos del número de la tarjeta.',
  'There is no such document.': 'No existe ese documento.',
  'This package is no upgrade.': 'Este paquete no es una mejora.',
  'There is no such package.': 'No existe ese paquete.',
}
