/** Days for which a form stays away after a subscription (docs/PROTOCOL.md#newsletter-forms). */
export const AFTER_SUBSCRIPTION = 182;

const nameOf = ( form: string ) => `popup_form_dismissed_${ form }`;

export const isDismissed = ( form: string ): boolean =>
	document.cookie.split( '; ' ).includes( `${ nameOf( form ) }=1` );

/**
 * Remembers that a form is not to be shown again; what is remembered already stays as it is.
 *
 * @param form
 * @param days 0 for as long as the browser is open.
 */
export function dismiss( form: string, days: number ): void {
	if ( ! isDismissed( form ) ) {
		const lasts =
			days > 0 ? `; max-age=${ Math.round( days * 86400 ) }` : '';
		document.cookie = `${ nameOf(
			form
		) }=1; path=/; SameSite=Lax${ lasts }`;
	}
}
