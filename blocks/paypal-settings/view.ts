import { createElement, createRoot } from '@wordpress/element';

import { SettingsScreen } from './settings-screen';
import type { PayPalState } from './state';
import './style.scss';

const root = document.getElementById( 'marketday-paypal-settings' );
const state = document.getElementById( 'marketday-paypal-state' );
if ( root && state ) {
	createRoot( root ).render(
		createElement( SettingsScreen, {
			initial: JSON.parse( state.textContent ?? '' ) as PayPalState,
		} )
	);
}
