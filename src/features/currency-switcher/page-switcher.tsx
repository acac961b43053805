import { useEffect, useRef, useState } from 'react';

import { CurrencyChoice, type CurrencyChoiceProps } from './currency-choice';

/** The contract's class of a block that waits. */
const LOADING = 'wopb-block-loading';

/** Props of a page's choice: all of it is read out of its markup. */
export interface PageSwitcherProps
	extends Omit< CurrencyChoiceProps, 'onChoose' > {
	/** The block, whose own attributes are the server's. */
	readonly block: HTMLElement;
	/** Address where a choice is kept. */
	readonly url: string;
	/** Loads the page anew. */
	readonly reload?: () => void;
}

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

async function keep( url: string, code: string ) {
	const { data } = await post( url, { action: 'wopb_get_nonce' } );
	await post( url, {
		action: 'wopb_current_currency_save',
		data: code,
		wpnonce: data.nonce,
	} );
}

/** Sections 4 and 8: a choice shows that the block waits, and loads the page anew; where it fails, the currency stays and the console is told. */
export function PageSwitcher( {
	block,
	url,
	reload = anew,
	...choice
}: PageSwitcherProps ) {
	const [ isWaiting, setWaiting ] = useState( false );
	const isAsked = useRef( false );

	useEffect( () => {
		block.classList.toggle( LOADING, isWaiting );
		block.ariaBusy = isWaiting ? 'true' : null;
	}, [ block, isWaiting ] );

	const choose = async ( code: string ) => {
		if ( isAsked.current ) {
			return;
		}
		isAsked.current = true;
		setWaiting( true );
		try {
			await keep( url, code );
			reload();
		} catch ( error ) {
			console.error( 'Error occured.please try again', error );
		}
		isAsked.current = false;
		setWaiting( false );
	};

	return (
		<CurrencyChoice
			{ ...choice }
			onChoose={ ( code ) => void choose( code ) }
		/>
	);
}
