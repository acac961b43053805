import '@marketday/blocks/style.css';
import { createMarketday } from '@marketday/blocks/shop';
import { hydrateRoot } from 'react-dom/client';
import { Page } from './page.jsx';

const { shopUrl, start } = JSON.parse(
	document.getElementById( 'data' ).textContent
);
const shop = createMarketday( {
	restUrl: `${ shopUrl }wp-json/`,
	cartToken: localStorage.getItem( 'basket' ) ?? '',
	onCartToken: ( token ) => localStorage.setItem( 'basket', token ),
} );

hydrateRoot(
	document.getElementById( 'root' ),
	<Page { ...{ shop, shopUrl, start } } />,
	{
		// A difference between server and browser is a fault.
		onRecoverableError: ( error ) => console.error( error ),
	}
);
