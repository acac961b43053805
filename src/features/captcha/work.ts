import { findNumber } from './find-number';
import type { Parts } from './parts';

function say( { root }: Parts, what: 'working' | 'done' | '' ): void {
	const status = root.querySelector< HTMLElement >( '[data-captcha-status]' );
	if ( status ) {
		status.textContent = what ? status.dataset[ what ] ?? '' : '';
	}
}

/**
 * Works until it is done, or its session is another one. Where that is the whole answer, nothing has to be seen or typed.
 *
 * @param parts
 */
export async function work( parts: Parts ): Promise< void > {
	const { root, session, work: found, bits, isAlone, solution } = parts;
	const { value } = session;
	const isCurrent = () =>
		root.isConnected &&
		session.value === value &&
		parts.isAlone === isAlone;
	if ( isAlone ) {
		parts.room.hidden = true;
		root.querySelector( 'audio' )?.remove();
		solution.value = '';
	}
	say( parts, isAlone ? 'working' : '' );
	const number =
		value &&
		( await findNumber(
			value,
			isAlone ? bits.alone : bits.least,
			isCurrent
		) );
	if ( number && isCurrent() ) {
		found.value = number;
		// WooCommerce's block keeps what it hears of.
		found.dispatchEvent( new Event( 'change', { bubbles: true } ) );
		say( parts, isAlone ? 'done' : '' );
	}
}
