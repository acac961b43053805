/** The contract's class of a block that waits. */
const LOADING = 'wopb-block-loading';

async function post( url: string, fields: Record< string, string > ) {
	const response = await fetch( url, {
		method: 'POST',
		body: new URLSearchParams( fields ),
	} );
	if ( ! response.ok ) {
		throw `${ response.statusText } ${ await response.text() }`;
	}
	return response.json();
}

/** The page's address without a currency of its own: the visitor's counts again. */
function anew() {
	const url = new URL( location.href );
	url.searchParams.delete( 'marketday-currency' );
	if ( url.href === location.href ) {
		location.reload();
	} else {
		location.replace( url );
	}
}

/** Sections 4 and 8: a choice shows that the block waits, and loads the page anew; where it fails, the currency stays and the console is told. */
export function enhanceCurrencySwitchers(
	root: ParentNode = document,
	reload: () => void = anew
): void {
	root.querySelectorAll< HTMLElement >( '[data-marketday-currency]' ).forEach(
		( block ) => {
			block.addEventListener( 'click', async ( event ) => {
				const link = ( event.target as Element ).closest< HTMLElement >(
					'[data-currency]'
				);
				if (
					! link ||
					event.ctrlKey ||
					event.metaKey ||
					event.shiftKey
				) {
					return;
				}
				event.preventDefault();
				if ( block.ariaBusy ) {
					return;
				}
				const { url = '' } = block.dataset;
				block.ariaBusy = 'true';
				block.classList.add( LOADING );
				try {
					const { data } = await post( url, {
						action: 'wopb_get_nonce',
					} );
					await post( url, {
						action: 'wopb_current_currency_save',
						data: link.dataset.currency ?? '',
						wpnonce: data.nonce,
					} );
					reload();
				} catch ( error ) {
					console.error( 'Error occured.please try again', error );
				}
				block.ariaBusy = null;
				block.classList.remove( LOADING );
			} );
			block.addEventListener( 'keydown', ( { key } ) => {
				const open = block.querySelector( 'details[open]' );
				if ( key === 'Escape' && open ) {
					open.removeAttribute( 'open' );
					open.querySelector( 'summary' )?.focus();
				}
			} );
		}
	);
}
