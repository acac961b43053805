/** WordPress gives each style and script an id: what the page has under it is not brought again. */
const isThere = ( { id }: Element ) =>
	id !== '' && document.getElementById( id ) !== null;

/** A script that is parsed as part of a fragment does not run; a copy does, in its turn. */
function copyOf( script: HTMLScriptElement ): HTMLScriptElement {
	const copy = document.createElement( 'script' );
	for ( const { name, value } of script.attributes ) {
		copy.setAttribute( name, value );
	}
	copy.text = script.text;
	copy.async = false;
	return copy;
}

const whenLoaded = ( element: HTMLElement ) =>
	new Promise< void >( ( resolve ) => {
		element.addEventListener( 'load', () => resolve(), { once: true } );
		element.addEventListener( 'error', () => resolve(), { once: true } );
	} );

/**
 * Brings the styles and scripts of a fragment that the page has not.
 *
 * @param assets What WordPress would print.
 * @return When the styles are there: what they are for would jump without them.
 */
export async function bringAssets( assets: DocumentFragment ): Promise< void > {
	const waits: Promise< void >[] = [];
	assets
		.querySelectorAll< HTMLElement >( 'link[rel="stylesheet"], style' )
		.forEach( ( style ) => {
			if ( ! isThere( style ) ) {
				if ( style instanceof HTMLLinkElement ) {
					waits.push( whenLoaded( style ) );
				}
				document.head.append( style );
			}
		} );
	assets.querySelectorAll( 'script' ).forEach( ( script ) => {
		if ( ! isThere( script ) ) {
			document.body.append( copyOf( script ) );
		}
	} );
	await Promise.all( waits );
}
