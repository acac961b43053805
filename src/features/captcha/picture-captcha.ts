import type { Captcha } from './captcha';

/** The site's own captcha: a picture, its characters as sound, and a question for who sees and hears none. */
interface Parts {
	readonly root: HTMLElement;
	readonly session: HTMLInputElement;
	readonly answer: HTMLInputElement;
	readonly room: HTMLElement;
	readonly label: HTMLElement;
	/** What the label says of the picture. */
	readonly words: string;
}

/**
 * The contract's router: the page's own path, without its query.
 *
 * @param parts
 * @param action
 */
function address( parts: Parts, action: string ): string {
	const { root, session } = parts;
	const data = btoa(
		JSON.stringify( { captcha_session_id: session.value } )
	).replace( /=+$/, '' );
	const query = new URLSearchParams( {
		page: 'template',
		endpoint: 'captcha',
		action,
		data: session.value ? data : '',
		cachebust: String( Date.now() ),
	} );
	return `${ window.location.pathname }?${ root.dataset.router }&${ query }`;
}

async function ask< Answer >(
	parts: Parts,
	action: string
): Promise< Answer | null > {
	const response = await fetch( address( parts, action ), {
		credentials: 'same-origin',
	} );
	return response.ok ? ( ( await response.json() ) as Answer ) : null;
}

function showPicture( parts: Parts ): void {
	const image = document.createElement( 'img' );
	image.width = 220;
	image.height = 60;
	image.alt = parts.room.dataset.alt ?? '';
	image.src = address( parts, 'image' );
	parts.room.replaceChildren( image );
	parts.room.hidden = false;
	parts.label.textContent = parts.words;
	// Who listens hears the new one.
	const player = parts.root.querySelector( 'audio' );
	if ( player ) {
		player.src = address( parts, 'audio' );
	}
}

/** The player stays: who has not understood hears it again, as often as wanted. */
function listen( parts: Parts ): void {
	const { root, answer } = parts;
	let player = root.querySelector( 'audio' );
	if ( ! player || parts.room.hidden ) {
		player?.remove();
		player = document.createElement( 'audio' );
		player.controls = true;
		player.src = address( parts, 'audio' );
		root.querySelector( '.marketday-captcha__buttons' )?.after( player );
	}
	player.currentTime = 0;
	void player.play()?.catch( () => undefined );
	answer.focus();
}

async function begin( parts: Parts ): Promise< void > {
	const answer = await ask< { captcha_session_id: string } >(
		parts,
		'begin'
	);
	parts.session.value = answer?.captcha_session_id ?? '';
	showPicture( parts );
	const buttons = parts.root.querySelector< HTMLElement >(
		'.marketday-captcha__buttons'
	);
	if ( buttons ) {
		buttons.hidden = false;
	}
}

async function renew( parts: Parts ): Promise< void > {
	parts.answer.value = '';
	if ( await ask( parts, 'refresh' ) ) {
		showPicture( parts );
	} else {
		parts.session.value = '';
		await begin( parts );
	}
}

async function question( parts: Parts ): Promise< void > {
	const said = await ask< { question: string } >( parts, 'question' );
	if ( said ) {
		parts.room.hidden = true;
		parts.root.querySelector( 'audio' )?.remove();
		parts.label.textContent = said.question;
		parts.answer.value = '';
		parts.answer.focus();
	}
}

/**
 * A picture: it comes when somebody turns to the form, and another one when an answer was taken or refused.
 *
 * @param root
 */
export function pictureCaptcha( root: HTMLElement ): Captcha | null {
	const session = root.querySelector< HTMLInputElement >(
		'[data-captcha-session]'
	);
	const answer = root.querySelector< HTMLInputElement >(
		'[data-captcha-answer]'
	);
	const room = root.querySelector< HTMLElement >(
		'.marketday-captcha__picture'
	);
	const label = root.querySelector< HTMLElement >( '[data-captcha-label]' );
	if ( ! session || ! answer || ! room || ! label ) {
		return null;
	}
	const words = label.textContent ?? '';
	const parts: Parts = { root, session, answer, room, label, words };
	const actions = { refresh: renew, audio: listen, question };
	Object.entries( actions ).forEach(
		( [ name, act ] ) =>
			root
				.querySelector( `[data-captcha-${ name }]` )
				?.addEventListener( 'click', () => void act( parts ) )
	);
	let isBegun = false;
	return {
		root,
		begin: () => {
			if ( ! isBegun ) {
				isBegun = true;
				void begin( parts );
			}
		},
		isAnswered: () => true,
		ask: () => Promise.resolve( true ),
		// What was typed stays good until it is looked at.
		reset: ( isUsed ) => void ( isUsed && isBegun && renew( parts ) ),
	};
}
